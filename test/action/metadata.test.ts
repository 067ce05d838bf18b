/** action.yml, our workflows and the examples: judged by GitHub's language service, and against the code. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { hostInputs } from '../../action/steps/inputs';
import { parameterNames } from '../../runs/steps/steps';
import { kebab } from '../../shared/contract/names';
import { needs } from '../support/judges/needs';
import { nodes, root } from './support/runner';
import { testInTurn } from '../support/sample';

interface Entry {
	readonly description?: string;
	readonly default?: unknown;
}

const manifest = parse(readFileSync(path.join(root, 'action.yml'), 'utf8')) as {
	readonly inputs: Readonly<Record<string, Entry>>;
	readonly outputs: Readonly<Record<string, Entry>>;
	readonly runs: { readonly using: string; readonly main: string };
};

const { found, missing } = nodes();

needs(missing === undefined, String(missing))('the language service', () => {
	const lint = (...files: string[]) =>
		spawnSync(found.at(-1)![1], [path.join('scripts', 'lint-metadata.mjs'), ...files], { cwd: root, encoding: 'utf8' });

	testInTurn('finds nothing in action.yml, the workflows and the examples', () => {
		const { status, stdout, stderr } = lint();
		expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
	});

	testInTurn('finds a wrong input, a wrong event and a wrong expression', () => {
		const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
		const file = path.join(folder, 'bad.yml');
		const step = 'uses: ./\n        with:\n          operatoin: x\n          files: a';
		writeFileSync(
			file,
			`on: pul_request\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n      - run: echo \${{ nonsense }}\n`,
		);
		try {
			const { status, stdout } = lint(file);
			expect(status).toBe(1);
			for (const text of ["'operatoin'", "'pul_request'", 'nonsense']) expect(stdout).toContain(text);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	});
});

test('declares exactly the inputs that the code reads, each with one meaning', () => {
	expect(Object.keys(manifest.inputs).sort()).toEqual([...hostInputs, ...parameterNames.map(kebab)].sort());
});

test.each([
	['inputs', ['default', 'deprecationMessage', 'description', 'required']],
	['outputs', ['description']],
] as const)('all %s are described, and have no keys that the runner ignores', (part, known) => {
	for (const [name, entry] of Object.entries(manifest[part])) {
		expect({ name, description: entry.description }).toEqual({ name, description: expect.stringMatching(/\S.*\.$/) });
		expect(known).toEqual(expect.arrayContaining(Object.keys(entry)));
		if (entry.default !== undefined) expect(typeof entry.default).toBe('string');
	}
});

test('has a bundle below 7 megabytes beside the programs that draw and recognize, with the licences of the packages in it', () => {
	expect(manifest.runs.using).toBe('node24');
	expect(existsSync(path.join(root, manifest.runs.main))).toBe(true);
	const dist = path.join(root, 'action', 'dist');
	const [largest = 0, recognizer = 0, ...others] = readdirSync(dist)
		.map((name) => readFileSync(path.join(dist, name)).length)
		.sort((one, other) => other - one);
	// PDFium and Tesseract are in two files that other steps do not load.
	expect(largest).toBeLessThan(2_900_000);
	expect(recognizer).toBeLessThan(1_600_000);
	expect(others.reduce((sum, size) => sum + size, 0)).toBeLessThan(7_000_000);
	const licences = readFileSync(path.join(dist, 'licenses.md'), 'utf8');
	for (const name of ['@actions/core', '@actions/glob', 'undici', 'yaml', '@pdf-lib/fontkit', 'fflate', 'Noto Sans'])
		expect(licences).toContain(`## ${name}`);
	expect(licences).not.toMatch(/^License: .*\n\n## /m);
});

test('uses only actions of GitHub and its own in the examples, and names their permissions', () => {
	const folder = path.join(root, 'examples', 'github');
	const names = readdirSync(folder);
	expect(names.length).toBeGreaterThanOrEqual(6);
	for (const name of names) {
		const text = readFileSync(path.join(folder, name), 'utf8');
		const { permissions } = parse(text) as { permissions?: object };
		expect({ name, permissions }).toEqual({ name, permissions: expect.any(Object) });
		for (const [, user] of text.matchAll(/uses: ([\w-]+)\//g)) expect(['actions', 'octavo-pdf']).toContain(user);
	}
});
