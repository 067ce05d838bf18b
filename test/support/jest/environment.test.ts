/** Test files of a process share a context (test/support/jest/environment.cjs). */

import { AsyncLocalStorage } from 'node:async_hooks';
import { testInTurn } from '../sample';

const EMPTY = 'Invalid: beforeAll() may not be used in a describe block containing no tests.';

interface Context {
	readonly global: Record<string, unknown> & { readonly process: Record<string, unknown> & { readonly env: NodeJS.ProcessEnv } };
	getVmContext(): object;
	handleTestEvent(event: { readonly name: string }, state: { unhandledErrors: Error[] }): void;
	teardown(): Promise<void>;
}
const Environment = jest.requireActual<new (config: object, context: object) => Context>('./environment.cjs');
const config = { globalConfig: {}, projectConfig: { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} } };

it('lends the same context to the next file, without the changes that the last one made', async () => {
	const first = new Environment(config, {});
	const { global } = first;
	const { env } = global.process;
	const path = env['PATH'];
	const { fetch } = global;
	Object.assign(global, { mine: 1, setTimeout: () => undefined, fetch: () => undefined });
	delete global['URL'];
	Object.assign(env, { OCTAVO_MINE: '1', PATH: '' });
	global.process['argv'] = [];
	await first.teardown();

	const second = new Environment(config, {});
	expect(second.getVmContext()).toBe(first.getVmContext());
	expect(second.global).toBe(global);
	expect(global).not.toHaveProperty('mine');
	expect(global['fetch']).toBe(fetch);
	expect(global['URL']).toBe(URL);
	expect(env).not.toHaveProperty('OCTAVO_MINE');
	expect(env['PATH']).toBe(path);
	expect(global.process['argv']).not.toEqual([]);
	await second.teardown();
});

it('lets go of what Node would hand to every promise of later files', async () => {
	const environment = new Environment(config, {});
	const storage = new AsyncLocalStorage<string>();
	storage.enterWith('of the file');
	await Promise.resolve();
	expect(storage.getStore()).toBe('of the file');
	await environment.teardown();
	expect(storage.getStore()).toBeUndefined();
});

it('takes hooks of a group without tests for a mistake only where all tests run', () => {
	const { OCTAVO_TESTS } = process.env;
	const left = (tests: string) => {
		process.env['OCTAVO_TESTS'] = tests;
		const state = { unhandledErrors: [new Error(EMPTY), new Error('Another fault')] };
		new Environment(config, {}).handleTestEvent({ name: 'finish_describe_definition' }, state);
		return state.unhandledErrors.map(({ message }) => message);
	};
	try {
		expect(left('sample')).toEqual(['Another fault']);
		expect(left('all')).toEqual([EMPTY, 'Another fault']);
	} finally {
		process.env['OCTAVO_TESTS'] = OCTAVO_TESTS;
	}
});

describe('a group whose test waits for another turn', () => {
	beforeAll(() => undefined);
	// In `npm test`, three seeds of four leave it out, and the file passes.
	testInTurn('is a group', () => expect(true).toBe(true));
});
