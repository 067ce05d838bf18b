// The environment of jest for small changes. If OCTAVO_MARKS names a folder, it writes which functions each test file ran, see
// instrument.ts. If OCTAVO_FAILURE names a file, it writes the first failure there.
const { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const { OCTAVO_MARKS: marks, OCTAVO_FAILURE: failure } = process.env;

module.exports = class extends TestEnvironment {
	constructor(config, context) {
		super(config, context);
		this.file = path.relative(config.projectConfig.rootDir, context.testPath).replaceAll(path.sep, '/');
		this.name = encodeURIComponent(this.file);
		this.start = performance.now();
		this.started = false;
		this.passed = true;
	}

	async setup() {
		await super.setup();
		if (!marks) return;
		this.global.__marksOfTest = new Map();
		writeFileSync(path.join(marks, 'running', this.name), '');
	}

	handleTestEvent({ name, test }) {
		if (name === 'run_start') this.started = true;
		if (name === 'test_done' && test.errors.length > 0) this.fail(titleOf(test));
	}

	fail(title) {
		this.passed = false;
		if (failure) appendFileSync(failure, `${JSON.stringify({ file: this.file, title })}\n`);
	}

	async teardown() {
		if (!this.started) this.fail('the file is loaded');
		if (marks) this.record();
		await super.teardown();
	}

	record() {
		const outside = path.join(marks, 'outside', this.name);
		const lines = existsSync(outside) ? readFileSync(outside, 'utf8').trim().split('\n') : [];
		const inside = [...this.global.__marksOfTest].map(([file, marked]) => ({
			file,
			ran: [...marked.keys()].filter((number) => marked[number]),
		}));
		const seen = {
			file: this.file,
			passed: this.passed,
			seconds: (performance.now() - this.start) / 1000,
			inside: together(inside),
			outside: together(lines.map((line) => JSON.parse(line))),
		};
		writeFileSync(path.join(marks, 'done', this.name), JSON.stringify(seen));
		rmSync(path.join(marks, 'running', this.name), { force: true });
	}
};

/** The numbers of the functions that ran, by file. */
function together(marked) {
	const ran = {};
	for (const { file, ran: numbers } of marked) ran[file] = [...new Set([...(ran[file] ?? []), ...numbers])];
	return ran;
}

/** With the blocks around it. */
function titleOf(test) {
	const names = [];
	for (let one = test; one && one.name !== 'ROOT_DESCRIBE_BLOCK'; one = one.parent) names.unshift(one.name);
	return names.join(' › ');
}
