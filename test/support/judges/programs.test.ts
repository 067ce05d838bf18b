/** Which programs count as there, and which file is started. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { needs } from './needs';
import { commandsOf, names } from './programs.cjs';
import { testInTurn } from '../sample';

const script = path.join(__dirname, 'programs.cjs');

needs(path.delimiter === ':', 'scripts that are programs')('a program', () => {
	const root = mkdtempSync(path.join(tmpdir(), 'octavo-programs-'));
	afterAll(() => rmSync(root, { recursive: true }));

	/** A folder whose programs print these texts, whatever they are asked. */
	function folder(name: string, programs: Readonly<Record<string, string>>): string {
		const made = path.join(root, name);
		mkdirSync(made);
		for (const [command, text] of Object.entries(programs)) {
			const file = path.join(made, command);
			writeFileSync(file, `#!${process.execPath}\nconsole.log(${JSON.stringify(text)})\n`);
			chmodSync(file, 0o755);
		}
		return made;
	}

	const magick = 'Version: ImageMagick 7.1.1';
	const stranger = folder('stranger', { convert: 'converts units of length' });
	const real = folder('real', { convert: magick, identify: magick });
	const half = folder('half', { convert: magick });

	/** The value of the expression in a process with these folders on its PATH. */
	function told(expression: string, folders: readonly string[], env: Readonly<Record<string, string>> = {}): unknown {
		const code = `const programs = require(${JSON.stringify(script)}); console.log(JSON.stringify(${expression}) ?? null)`;
		const { stdout } = spawnSync(process.execPath, ['-e', code], {
			encoding: 'utf8',
			env: { ...env, PATH: folders.join(path.delimiter) },
		});
		return JSON.parse(stdout);
	}

	testInTurn('is the first file of its name that answers for itself', () => {
		expect(told(`programs.pathOf('convert')`, [stranger, real])).toBe(path.join(real, 'convert'));
		expect(told(`programs.pathOf('convert')`, [real, stranger])).toBe(path.join(real, 'convert'));
	});

	testInTurn('is missing where another program has its name, and where it lacks a command', () => {
		for (const folders of [[stranger], [half], []]) {
			expect(told(`programs.pathOf('convert')`, folders)).toBeNull();
			expect(told(`programs.isThere('imagemagick')`, folders)).toBe(false);
		}
	});

	testInTurn('is named by its Debian package if it is a judge that is missing', () => {
		const missing = (folders: readonly string[]) => told('programs.missingPackages()', folders) as string[];
		expect(missing([stranger])).toEqual(expect.arrayContaining(['imagemagick', 'qpdf', 'poppler-utils']));
		expect(missing([stranger, real])).not.toContain('imagemagick');
		const { stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env: { PATH: real } });
		expect(stdout.trim().split('\n')).toEqual(missing([real]));
	});

	test('is not asked again by the processes that are told, unless they have another PATH', () => {
		const searched = `{ searched: ${JSON.stringify(real)}, imagemagick: { convert: '/told' } }`;
		const env = { TEST_PROGRAMS: JSON.stringify(told(searched, [])) };
		expect(told(`programs.pathOf('convert')`, [real], env)).toBe('/told');
		expect(told(`programs.pathOf('convert')`, [stranger, real], env)).toBe(path.join(real, 'convert'));
	});
});

test('each command belongs to one program', () => {
	const commands = names.flatMap((name) => commandsOf(name));
	expect(new Set(commands).size).toBe(commands.length);
});
