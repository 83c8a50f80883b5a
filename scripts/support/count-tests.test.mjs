import { expect, test } from 'vitest'
import { addSums, countTests } from './count-tests.mjs'

/**
 * @param {string} status
 * @param {string[]} [failureMessages]
 */
const one = (status, failureMessages = []) => ({ status, fullName: ` a ${status} test`, failureMessages })
const report = (/** @type {object[]} */ ...testResults) => JSON.stringify({ testResults })

test('what passed only when it was tried again is counted as passed and named with its first failure', () => {
  const tests = [one('passed'), one('passed', ['\u001B[31mAssertionError\u001B[39m: expected 1\n  at somewhere']), one('failed', ['Error: no']), one('pending')]
  expect(countTests(report({ name: '/x/tests/e2e/typing.test.ts', status: 'failed', assertionResults: tests }))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    unsteady: ['typing.test.ts: a passed test (AssertionError: expected 1)'],
    broken: ['typing.test.ts: a failed test (Error: no)'],
  })
})

test('a file that cannot be loaded and a run without report are failures', () => {
  expect(countTests(report({ name: 'x.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }))).toMatchObject({ failed: 1, broken: ['x.test.ts: No such module'] })
  expect(countTests('')).toMatchObject({ failed: 1, broken: ['a run ended without its report'] })
})

test('sums add up', () => {
  const all = addSums([countTests(report({ name: 'a', status: 'passed', assertionResults: [one('passed', ['x'])] })), countTests('')])
  expect(all).toEqual({ passed: 1, failed: 1, skipped: 0, unsteady: ['a: a passed test (x)'], broken: ['a run ended without its report'] })
})
