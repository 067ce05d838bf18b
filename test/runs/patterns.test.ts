/** Patterns of files that no path can match: they take no time, and no error of the system ends the step. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { search } from '../../runs/files/patterns';
import type { Places } from '../../runs/disk/places';

let folder: string;
beforeAll(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	writeFileSync(path.join(folder, 'a.pdf'), '');
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterAll(() => {
	jest.restoreAllMocks();
	rmSync(folder, { recursive: true });
});

const found = (pattern: string): Promise<string[]> =>
	search(pattern, [], { workspace: folder, temporary: undefined, anywhere: false } as unknown as Places);

test('a pattern finds files', async () => {
	expect(await found('*.pdf')).toEqual([path.join(folder, 'a.pdf')]);
});

test('a name that is longer than any finds nothing', async () => {
	expect(await found(`${'a'.repeat(300)}.pdf`)).toEqual([]);
	expect(await found(`${'{a,'.repeat(100)}/*.pdf`)).toEqual([]);
});

test('a pattern that is longer than any path is refused', async () => {
	await expect(found('a/'.repeat(20_000))).rejects.toMatchObject({ code: 'invalid_parameters', issues: [{ field: 'files' }] });
});
