// The programs that tests and measurements start, each with the Debian package that has it.
//
// A program is there if all its commands answer for themselves: other programs have the same names, such as `convert`. The first
// command on the PATH that gives the right answer is the one that is started, by its absolute path.
//
// node test/support/judges/programs.cjs : prints the Debian packages of the judges that are missing.
const { spawnSync } = require('node:child_process');
const { accessSync, constants, statSync } = require('node:fs');
const path = require('node:path');

const POPPLER = ['pdfdetach', 'pdffonts', 'pdfimages', 'pdfinfo', 'pdfsig', 'pdftoppm', 'pdftotext'];

/** `commands`: those that are started, the program's name if left out. `ask` and `says`: the question, and the right answer. */
const PROGRAMS = {
	qpdf: { package: 'qpdf', ask: ['--version'], says: /^qpdf version/ },
	poppler: { package: 'poppler-utils', commands: POPPLER, ask: ['-v'], says: /The Poppler Developers/ },
	mutool: { package: 'mupdf-tools', ask: ['-v'], says: /^mutool version/ },
	imagemagick: { package: 'imagemagick', commands: ['convert', 'identify'], ask: ['-version'], says: /ImageMagick/ },
	ghostscript: { package: 'ghostscript', commands: ['gs'], ask: ['-v'], says: /Ghostscript \d/ },
	exiftool: { package: 'libimage-exiftool-perl', ask: ['-ver', '-v'], says: /^ExifTool version/ },
	redis: {
		package: 'redis-server',
		commands: ['redis-server', 'redis-cli'],
		ask: ['--version'],
		says: /^Redis server v=|^redis-cli \d/,
	},
	haproxy: { package: 'haproxy', ask: ['-v'], says: /^HA-?Proxy version/ },
	// Some builds print only the number.
	caddy: { package: 'caddy', ask: ['version'], says: /^v?2\.\d/ },
	promtool: { package: 'prometheus', ask: ['--version'], says: /^promtool, version/ },
	kubectl: { package: 'kubernetes-client', ask: ['version', '--client'], says: /^Client Version: / },
	jq: { package: 'jq', ask: ['--version'], says: /^jq-/ },
	openssl: { package: 'openssl', ask: ['version'], says: /^OpenSSL [3-9]/ },
	// Nothing installs these, and they are not judges.
	git: { ask: ['--version'], says: /^git version/ },
	python3: { ask: ['--version'], says: /^Python 3/ },
	bash: { ask: ['--version'], says: /^GNU bash/ },
	java: { ask: ['-version'], says: /Runtime Environment/ },
	curl: { ask: ['--version'], says: /^curl \d/ },
	tar: { ask: ['--version'], says: /\btar\b/ },
	chromium: { ask: ['--version'], says: /^(Chromium|Google Chrome) \d/ },
	mkfifo: { ask: ['--help'], says: /mkfifo/ },
	npm: { ask: ['--version'], says: /^\d+\.\d+\.\d+/ },
	'docker compose': { commands: ['docker'], ask: ['compose', 'version'], says: /Docker Compose/ },
};
const names = Object.keys(PROGRAMS);
const commandsOf = (program) => PROGRAMS[program].commands ?? [program];

/** Child processes get the programs that were found in this variable, so that programs are asked once per run. */
const FOUND = 'TEST_PROGRAMS';
const PATH = process.env.PATH ?? '';
/** For each program that was asked about the paths of its commands, or null if it is missing. */
const found = handedOn() ?? {};

function handedOn() {
	const { searched, ...known } = JSON.parse(process.env[FOUND] ?? '{}');
	return searched === PATH ? known : undefined;
}

/** The paths of a program's commands, by command; null if one of them is missing. */
function locate(program) {
	if (found[program] !== undefined) return found[program];
	const { ask, says } = PROGRAMS[program];
	const paths = commandsOf(program).map((command) => [command, candidates(command).find((file) => answers(file, ask, says))]);
	return (found[program] = paths.every(([, file]) => file !== undefined) ? Object.fromEntries(paths) : null);
}

function candidates(command) {
	const files = PATH.split(path.delimiter).flatMap((folder) =>
		(process.platform === 'win32' ? ['.exe', '.cmd'] : ['']).map((ending) => path.resolve(folder, command + ending)),
	);
	return files.filter(isExecutable);
}

function isExecutable(file) {
	try {
		accessSync(file, constants.X_OK);
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

function answers(file, ask, says) {
	const { stdout, stderr } = spawnSync(file, ask, { encoding: 'utf8', timeout: 20_000, stdio: ['ignore', 'pipe', 'pipe'] });
	return says.test(stdout ?? '') || says.test(stderr ?? '');
}

const isThere = (program) => locate(program) !== null;

function programOf(command) {
	const program = names.find((name) => commandsOf(name).includes(command));
	if (program === undefined) throw new Error(`No program of test/support/judges/programs.cjs has the command ${command}`);
	return program;
}

const pathOf = (command) => locate(programOf(command))?.[command];

const missingPackages = () =>
	names.filter((name) => PROGRAMS[name].package && !isThere(name)).map((name) => PROGRAMS[name].package);

/** Asks about all programs, for this process and the children that it starts from now on. */
function askAll() {
	for (const name of names) locate(name);
	process.env[FOUND] = JSON.stringify({ searched: PATH, ...found });
}

module.exports = { names, commandsOf, isThere, programOf, pathOf, missingPackages, askAll };

if (require.main === module) console.log(missingPackages().join('\n'));
