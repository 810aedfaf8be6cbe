import { expect, test } from 'vitest'

test('a promise', () => {
  expect(Promise.resolve([])).toBeDeployable()
})

test('a promise, negated', () => {
  expect(Promise.resolve([])).not.toBeDeployable()
})

test('a good command, negated', () => {
  expect({ name: 'ping', description: 'Says pong' }).not.toBeDeployable()
})

test('a wrong option', () => {
  expect([]).toBeDeployable({ scope: 'server' })
})

test('a wrong severity', () => {
  expect([]).toBeDeployable({ failOn: 'errors' })
})
