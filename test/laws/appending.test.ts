/** Only operations that say so append; everything else rewrites, so that removed content is gone (docs/semantics.md, D70). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, '..', '..', 'shared', 'local');

it('lists the operations that append a revision', () => {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
	const appending = files.filter((file) => /signRevision\(|append:/.test(readFileSync(path.join(folder, file), 'utf8')));
	expect(files.length).toBeGreaterThan(100);
	expect(appending.sort()).toEqual(['fill-form.ts', 'sign-document.ts']);
});
