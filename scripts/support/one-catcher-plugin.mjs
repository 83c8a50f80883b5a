const message = 'A refusal is caught in run-call.ts and app.onError: ask first, or hand on what runCall found.'

const noCaughtRefusal = {
  /** @param {{ report: (finding: { message: string, node: unknown }) => void }} context */
  create(context) {
    return {
      /** @param {{ operator: string, right: { type: string, name?: string } }} node */
      BinaryExpression(node) {
        if (node.operator === 'instanceof' && node.right.name === 'Refusal') context.report({ message, node })
      },
    }
  },
}

// oxlint takes a plugin only as the default export.
export default { meta: { name: 'one-catcher' }, rules: { 'no-caught-refusal': noCaughtRefusal } }
