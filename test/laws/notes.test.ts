/** Notes are a closed list, and each is made in one place (shared/contract/notes.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNoteCode, NOTES } from '../../shared/contract/notes';

const root = path.join(__dirname, '..', '..');
const codes = Object.keys(NOTES);

/** `code: '…'`, as in every note; errors name their code in another way. */
const MADE = /\bcode: '([a-z_]+)'/g;

const made = ['shared', 'nodes', 'action', 'server', 'workers'].flatMap((folder) =>
	readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => /\.m?ts$/.test(file))
		.flatMap((file) => {
			const text = readFileSync(path.join(root, folder, file), 'utf8');
			return [...text.matchAll(MADE)].map(([, code]) => ({ code: code!, file: `${folder}/${file.replaceAll('\\', '/')}` }));
		})
		.filter(({ code }) => isNoteCode(code)),
);

test('makes the note of each code in one place', () => {
	expect(made.map(({ code }) => code).sort()).toEqual([...codes].sort());
});

test('makes no note in the engine, which knows nothing of what users should know', () => {
	expect(made.filter(({ file }) => file.startsWith('shared/pdf/'))).toEqual([]);
});

test('explains each code in one sentence, in the order of the alphabet', () => {
	expect(codes).toEqual([...codes].sort());
	for (const words of Object.values(NOTES)) expect(words).toMatch(/^[A-Z][^.]+\.( [A-Z][^.]+\.)?$/);
});

test('documents every code', () => {
	const document = readFileSync(path.join(root, 'docs', 'operations.md'), 'utf8');
	for (const code of codes) expect(document).toContain(`- \`${code}\`: `);
});
