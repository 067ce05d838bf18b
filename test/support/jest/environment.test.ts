/** Test files of a process share a context (test/support/jest/environment.cjs). */

interface Context {
	readonly global: Record<string, unknown> & { readonly process: Record<string, unknown> & { readonly env: NodeJS.ProcessEnv } };
	getVmContext(): object;
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
