const { availableParallelism } = require('node:os');

const ESM_ONLY =
	'@actions|@octokit|universal-user-agent|before-after-hook|minimatch|brace-expansion|balanced-match|content-type|json-with-bigint' +
	'|mdast-util-[a-z-]+|micromark[a-z-]*|hast-util-[a-z-]+|unist-util-[a-z-]+|vfile[a-z-]*|decode-named-character-reference' +
	'|escape-string-regexp|character-entities[a-z0-9-]*|ccount|comma-separated-tokens|devlop|html-void-elements|longest-streak|markdown-table' +
	'|jose|parse5|entities|property-information|space-separated-tokens|stringify-entities|trim-lines|zwitch|@ungap/structured-clone';

/** @type {import('jest').Config} */
module.exports = {
	testEnvironment: './test/support/jest/environment.cjs',
	testMatch: ['<rootDir>/test/**/*.test.ts'],
	globalSetup: './test/support/setup.cjs',
	setupFilesAfterEnv: ['./test/support/equal-bytes.cjs', './test/support/judges/guard.cjs'],
	moduleFileExtensions: ['ts', 'mts', 'js', 'mjs', 'cjs', 'json', 'node'],
	modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/action/dist/', '<rootDir>/.cache/'],
	resolver: './jest.resolver.cjs',
	runtime: './test/support/jest/runtime.cjs',
	transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY})/|.*\\.wasm$)`],
	moduleNameMapper: { '^@hyzyla/pdfium/pdfium\\.wasm$': '<rootDir>/test/support/pdfium-wasm.cjs' },
	transform: {
		'(\\.wasm|/pdfium-wasm\\.cjs)$': './test/support/wasm-transform.mjs',
		'^.+\\.m?[tj]s$': [
			'@swc/jest',
			{ module: { type: 'commonjs' }, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
		],
	},
	// Ends what hangs, and asserts nothing: a test on a busy machine may take its time.
	testTimeout: 600_000,
	// One more than processors: some tests wait, for a program or a time limit.
	maxWorkers: availableParallelism() + 1,
	// A large process takes long to start a program: 60 ms of a gigabyte, 7 ms of a tenth of it. Modules of tests that have run are not
	// released, so a worker makes room for a new one, which takes seconds to load what the last one had.
	workerIdleMemoryLimit: '650MB',
	// A large heap takes Node up to a second to release. With jest's half second, it reports a worker that failed to exit, although
	// no test left anything open.
	workerGracefulExitTimeout: 10_000,
};
