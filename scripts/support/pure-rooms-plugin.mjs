const message = 'This room is pure: the time comes in as an argument.'

const noCurrentDate = {
  /** @param {{ report: (finding: { message: string, node: unknown }) => void }} context */
  create(context) {
    return {
      /** @param {{ callee: { type: string, name?: string }, arguments: unknown[] }} node */
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) context.report({ message, node })
      },
      /** @param {{ callee: { type: string, name?: string } }} node */
      CallExpression(node) {
        if (node.callee.name === 'Date') context.report({ message, node })
      },
    }
  },
}

// oxlint takes a plugin only as the default export; a core rule that bans "new Date()" does not exist.
export default { meta: { name: 'pure-rooms' }, rules: { 'no-current-date': noCurrentDate } }
