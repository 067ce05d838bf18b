// Runs before each test file: a test that starts a program that it has not declared fails. Otherwise it would fail only where the
// program is missing. Processes that tests start are beyond its reach: they may start what they like.
const children = require('node:child_process');
const { promisify } = require('node:util');
const { demandFile, watch } = require('./declared.cjs');

const GUARDED = ['exec', 'execFile', 'execFileSync', 'execSync', 'fork', 'spawn', 'spawnSync'];
// The module is that of the process, which runs other test files too.
const own = (children[Symbol.for('octavo.own')] ??= Object.fromEntries(GUARDED.map((name) => [name, children[name]])));

const optionsOf = (args) => args.find((one) => one !== null && typeof one === 'object' && !Array.isArray(one)) ?? {};

/** @throws if the running tests may not make this call. */
function check(name, [file, ...args]) {
	const { shell, execPath = process.execPath } = optionsOf(args);
	if (shell || name === 'exec' || name === 'execSync')
		throw new Error('The test starts a shell. Start the program itself, with a list of arguments');
	demandFile(name === 'fork' ? execPath : String(file));
}

watch();
for (const name of GUARDED) {
	const guard =
		(call) =>
		(...args) => {
			check(name, args);
			return call(...args);
		};
	children[name] = guard(own[name]);
	const promising = own[name][promisify.custom];
	if (promising) children[name][promisify.custom] = guard(promising);
}

afterAll(() => Object.assign(children, own));
