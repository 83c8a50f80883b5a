import { expect, test } from 'vitest'
import { addSums, afterAnotherLook, countTests } from './count-tests.mjs'

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
    brokenFiles: ['/x/tests/e2e/typing.test.ts'],
  })
})

test('a file that cannot be loaded and a run without report are failures', () => {
  expect(countTests(report({ name: 'x.test.ts', status: 'failed', message: 'No such module', assertionResults: [] }))).toMatchObject({ failed: 1, broken: ['x.test.ts: No such module'] })
  expect(countTests('')).toMatchObject({ failed: 1, broken: ['a run ended without its report'], brokenFiles: [] })
})

test('sums add up', () => {
  const all = addSums([countTests(report({ name: 'a', status: 'passed', assertionResults: [one('passed', ['x'])] })), countTests('')])
  expect(all).toEqual({ passed: 1, failed: 1, skipped: 0, unsteady: ['a: a passed test (x)'], broken: ['a run ended without its report'], brokenFiles: [] })
})

test('what failed beside others and passed alone is named as unsteady; what fails alone too stays failed', () => {
  const first = countTests(report({ name: 'a.test.ts', status: 'failed', assertionResults: [one('passed'), one('failed', ['Error: no'])] }))
  const alone = countTests(report({ name: 'a.test.ts', status: 'passed', assertionResults: [one('passed'), one('passed')] }))
  expect(afterAnotherLook(first, alone)).toEqual({ passed: 2, failed: 0, skipped: 0, unsteady: ['a.test.ts: a failed test (Error: no)'], broken: [], brokenFiles: [] })
  expect(afterAnotherLook(first, first)).toMatchObject({ passed: 1, failed: 1, broken: ['a.test.ts: a failed test (Error: no)', 'alone too: a.test.ts: a failed test (Error: no)'] })
})
