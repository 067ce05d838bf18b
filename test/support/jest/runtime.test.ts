/** The runtime of the tests (test/support/jest/runtime.cjs) keeps these properties of the class of jest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

it('reports the line and the column of the source', () => {
	const { stack = '' } = new Error('here');
	const lines = readFileSync(path.resolve('test', 'support', 'jest', 'runtime.test.ts'), 'utf8').split('\n');
	const line = lines.findIndex((text) => text.includes("new Error('here')"));
	const column = lines[line]!.indexOf("new Error('here')");
	expect(stack).toContain(`runtime.test.ts:${line + 1}:${column + 1}`);
});

it('hands each module the objects of the context that it runs in', () => {
	expect(Map).toBe(globalThis.Map);
	expect(Object.getPrototypeOf([])).toBe(Array.prototype);
	expect(Object.getPrototypeOf({})).toBe(Object.prototype);
	const thrown = (): void => void JSON.parse('{');
	expect(thrown).toThrow(SyntaxError);
});

it('refuses to replace a module of the product that other test files use too', () => {
	const replace = (): void => void jest.doMock('../../../shared/sentences', () => ({}));
	expect(replace).toThrow('needs "@jest-environment node"');
});

it('runs a module again after jest has forgotten it', () => {
	const load = (): typeof import('../values') => jest.requireActual('../values');
	const first = load();
	expect(load()).toBe(first);
	jest.resetModules();
	expect(load()).not.toBe(first);
});
