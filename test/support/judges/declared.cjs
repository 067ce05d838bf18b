// The declarations of the running tests: programs that they start, and judges that they ask, each with the number of groups of tests
// that declared it. A judge is a program for which a package of npm answers where it is missing.
const path = require('node:path');
const { commandsOf, names, pathOf } = require('./programs.cjs');

// On the global object of the test file: some tests load modules again.
const state = (globalThis[Symbol.for('octavo.declared')] ??= {
	isWatched: false,
	programs: new Map(),
	judges: new Map(),
	nodes: new Set(),
});

/** Programs that npm brings are there. */
const MODULES = path.join(path.resolve(process.env.OCTAVO_ROOT ?? '.'), 'node_modules', path.sep);
const CURE = 'Declare it with withTools, withPrograms or asks (test/support/judges/needs.ts)';

function change(declared, by) {
	for (const kind of ['programs', 'judges'])
		for (const name of declared[kind] ?? []) state[kind].set(name, (state[kind].get(name) ?? 0) + by);
}

const demand = (isDeclared, what) => {
	if (state.isWatched && !isDeclared) throw new Error(`The test ${what}, which it has not declared. ${CURE}`);
};
const demandProgram = (name) => demand(state.programs.get(name), `starts ${name}`);

module.exports = {
	declare: (declared) => change(declared, 1),
	withdraw: (declared) => change(declared, -1),
	declareNode: (file) => void state.nodes.add(file),
	watch: () => void (state.isWatched = true),
	demandJudge: (name) => demand(state.judges.get(name) || state.programs.get(name), `asks ${name}`),

	demandFile(file) {
		if (file === process.execPath || state.nodes.has(file) || file.startsWith(MODULES)) return;
		const name = names.find((one) => commandsOf(one).some((command) => pathOf(command) === file));
		if (name !== undefined) return void demandProgram(name);
		const command = path.basename(file);
		const isKnown = names.some((one) => commandsOf(one).includes(command));
		const cure = isKnown ? `Start pathOf('${command}'), which answered for itself` : 'Add it to test/support/judges/programs.cjs';
		throw new Error(`The test starts ${file}. ${cure}`);
	},
};
