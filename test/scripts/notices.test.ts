/** The licences of what a bundle contains. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledPackages, notices } from '../../scripts/notices.mjs';

const root = path.join(__dirname, '..', '..');
const of = (...names: string[]) =>
	bundledPackages(
		names.map((name) => `node_modules/${name}/index.js`),
		root,
	);

it.each(['ms', 'abstract-logging', 'base64-js', 'fflate'])('prints the licence of %s in full', (name) => {
	expect(notices(of(name))).toMatch(/Copyright \(c\)[^]*Permission is hereby granted/);
});

it('refuses a package without a licence, and says where it belongs', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-notices-'));
	try {
		mkdirSync(path.join(folder, 'node_modules', 'bare'), { recursive: true });
		writeFileSync(path.join(folder, 'node_modules', 'bare', 'package.json'), '{"name":"bare","version":"1.0.0","license":"MIT"}');
		expect(() => bundledPackages(['node_modules/bare/index.js'], folder)).toThrow('scripts/licences/bare.txt');
	} finally {
		rmSync(folder, { recursive: true });
	}
});
