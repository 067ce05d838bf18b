import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { amount, sampled } from '../support/sample';
import { LIMITS, measure, sizesIn, tooLarge } from '../../scripts/measures/sizes';

it('counts lines with code: neither blank lines nor comments, and functions without a name with the one around them', () => {
	const text = [
		'/** Says why. */',
		'export function outer(list: number[]) {',
		'',
		'	// A comment.',
		'	/** Adds. */',
		'	const inner = (one: number) =>',
		'		one + 1;',
		'	return list.map((one) => {',
		'		return inner(one);',
		'	});',
		'}',
	].join('\n');
	expect(measure('a.ts', text)).toEqual({
		file: { name: 'a.ts', size: 7 },
		functions: [
			{ name: 'outer (a.ts)', size: 7 },
			{ name: 'inner (a.ts)', size: 2 },
		],
	});
});

it('names functions, files and folders that are too large, but not lists of operations', () => {
	const root = mkdtempSync(path.join(tmpdir(), 'octavo-sizes-'));
	try {
		for (const folder of [
			'shared/contract/operations',
			'action/dist',
			'nodes',
			'credentials',
			'runs',
			'cli',
			'lib',
			'server',
			'workers',
			'scripts',
			'test',
		])
			mkdirSync(path.join(root, folder), { recursive: true });
		const fill = (folder: string, files: number) => {
			for (let file = 0; file < files; file++) writeFileSync(path.join(root, folder, `${file}.ts`), '');
		};
		for (const folder of ['test', 'shared/contract/operations', 'action/dist']) fill(folder, LIMITS.folders + 1);
		fill('scripts', LIMITS.folders);
		const long = (lines: number) => `const long = () => {\n${'call();\n'.repeat(lines - 2)}};\n`;
		writeFileSync(path.join(root, 'server', 'long.ts'), long(LIMITS.functions + 1));
		writeFileSync(path.join(root, 'server', 'fits.ts'), long(LIMITS.functions));
		writeFileSync(path.join(root, 'nodes', 'file.ts'), 'call();\n'.repeat(LIMITS.files + 1));
		expect(tooLarge(sizesIn(root))).toEqual([
			'long (server/long.ts): 61 lines of code, more than 60',
			'nodes/file.ts: 421 lines of code, more than 420',
			'test: 26 files, more than 25',
		]);
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
});

it('finds no function, file or folder of ours that is too large', () => {
	const sizes = sizesIn(path.join(__dirname, '..', '..'), (files) => sampled(files, 100));
	expect(sizes.functions.length).toBeGreaterThan(amount(1000, 100));
	expect(tooLarge(sizes)).toEqual([]);
});
