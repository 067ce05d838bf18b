/**
 * Nothing of a document outlives its job: no map of the process keeps the text of a page. Nor does a key or its password outlive the
 * signing (docs/semantics.md, D89).
 */
import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityPem, identityPkcs12 } from '../support/documents/signed';
import { everything, sampled } from '../support/sample';

const root = path.join(__dirname, '..', '..');
/** Made of parts, so that no code has it. */
const PASSWORD = ['Secret', 'Key', 'Zyx'].join('');

function expectNoKey(): void {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	const inside = (name: string): string => path.join(folder, name);
	try {
		const pem = identityPem();
		const pkcs12 = Buffer.from(identityPkcs12(PASSWORD).toString('base64'));
		const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
			type: 'pkcs8',
			format: 'pem',
		}) as string;
		const pieces = {
			// Of a key that the process keeps.
			other: other.split('\n')[5]!.trim(),
			// A line of the key itself, not of its certificate.
			pem: pem.toString('latin1').split('\n')[5]!.trim(),
			pkcs12: pkcs12.toString('latin1', 400, 460),
			password: PASSWORD,
		};
		const files = Object.entries({ other, pem, none: '', pkcs12, password: PASSWORD });
		for (const [name, content] of files) writeFileSync(inside(name), content);
		const names = [inside('after'), everything ? inside('control') : '', ...files.map(([name]) => inside(name))];
		const script = ['scripts/run.mjs', 'test/support/hostile/left-keys.mts', ...names];
		const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', ...script], { cwd: root, encoding: 'utf8' });
		expect({ stderr, found: JSON.parse(stdout) as unknown }).toEqual({
			stderr: '',
			found: { signed: 2, kept: everything ? 5 : 1 },
		});
		const found = (name: string) => {
			const heap = readFileSync(inside(name));
			return Object.entries(pieces).flatMap(([piece, text]) => (heap.includes(text) ? [piece] : []));
		};
		expect(found('after')).toEqual(['other']);
		if (everything) expect(found('control')).toEqual(Object.keys(pieces));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function expectNoWord(): void {
	const script = ['scripts/run.mjs', 'test/support/hostile/left-words.mts'];
	const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', ...script], { cwd: root, encoding: 'utf8' });
	expect({ stderr, found: JSON.parse(stdout) as unknown }).toEqual({ stderr: '', found: { held: true, after: [] } });
}

const checks: [string, () => void][] = [
	['leaves no word of a document in the memory of the process', expectNoWord],
	['leaves neither a key nor its password in the heap, and would find both', expectNoKey],
];

// Each takes a picture of the whole heap.
test.each(sampled(checks, 1))('%s', (_, check) => {
	check();
	expect.hasAssertions();
});
