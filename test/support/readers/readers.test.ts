import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rawPages } from '../documents/raw';
import { encryptedByQpdf } from '../documents/protection';
import { withPrograms, withTools } from '../judges/tools';
import { Readers } from '.';
import { difference } from './pictures';
import { Source } from './source';
import { Worker } from './worker';
import { testInTurn } from '../sample';

withTools(
	'qpdf',
	'poppler',
	'mutool',
)('the five readers', () => {
	const jury = new Readers();
	const file = path.join(tmpdir(), `octavo-readers-${process.pid}.pdf`);
	afterAll(() => {
		jury.stop();
		rmSync(file, { force: true });
	});

	testInTurn('find the pages, their text and no fault in a sound document', async () => {
		writeFileSync(file, rawPages(3, {}));
		for (const reader of await jury.installed()) {
			const { pages, texts, pictures, complaints } = await jury.look(reader, file, { texts: true, size: { longest: 100 } });
			expect({ reader, pages, complaints }).toEqual({ reader, pages: 3, complaints: [] });
			if (reader === 'qpdf') continue;
			expect(texts.map((text) => text.trim())).toEqual(['Page 1', 'Page 2', 'Page 3']);
			expect(pictures).toHaveLength(3);
			expect(Math.abs(pictures[0]!.width - 100)).toBeLessThanOrEqual(1);
			expect(difference(pictures[0]!, pictures[0]!)).toBe(0);
			expect(difference(pictures[0]!, pictures[1]!)).toBeGreaterThan(0);
		}
	});

	test('see only the pages that are asked for', async () => {
		writeFileSync(file, rawPages(5, {}));
		for (const reader of jury.drawing()) {
			const { pages, texts } = await jury.look(reader, file, { texts: true, first: 2, last: 3 });
			expect({ reader, pages, texts: texts.map((text) => text.trim()) }).toEqual({
				reader,
				pages: 5,
				texts: ['Page 2', 'Page 3'],
			});
		}
	});

	testInTurn('open a locked document with its password only', async () => {
		writeFileSync(file, encryptedByQpdf(rawPages(2, {}), 'AESV3 R6', 'user', 'owner'));
		for (const reader of await jury.installed()) {
			const counts = [];
			for (const password of [undefined, 'wrong', 'user', 'owner'])
				counts.push((await jury.look(reader, file, { password })).pages);
			expect({ reader, counts }).toEqual({ reader, counts: [undefined, undefined, 2, 2] });
		}
	});

	test('complain of a document that is damaged', async () => {
		writeFileSync(file, Buffer.from(rawPages(2, {}).toString()).subarray(0, 500));
		for (const reader of await jury.installed()) {
			const { complaints } = await jury.look(reader, file, { size: { longest: 50 } });
			expect({ reader, complains: complaints.length > 0 }).toEqual({ reader, complains: true });
		}
	});
});

withPrograms(
	'qpdf',
	'poppler',
	'mutool',
)('the source that results are compared with', () => {
	const jury = new Readers();
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-source-'));
	afterAll(() => {
		jury.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	/** The source of these bytes, listed with a password. */
	async function sourceOf(bytes: Uint8Array, password?: string): Promise<Source> {
		writeFileSync(path.join(folder, 'source.pdf'), bytes);
		return Source.read({ file: 'source.pdf', kind: 'clean', ...(password !== undefined && { password }) }, folder, jury);
	}

	// SASLprep makes "fi" of the ligature.
	testInTurn.each([
		['AESV2', '\ufb01', '\ufb01'],
		['AESV3 R6', 'fi', '\ufb01'],
	] as const)('is opened with the password as %s needs it', async (variant, set, listed) => {
		const source = await sourceOf(encryptedByQpdf(rawPages(2, {}), variant, set, 'owner'), listed);
		expect(source.password).toBe(set);
		expect(source.counts).toEqual([2]);
	});

	test('is seen in a page tree of qpdf, too: mutool inherits from /Parent', async () => {
		const page = (number: number) => `<</Type/Page/Parent 60 0 R/Contents ${40 + number} 0 R>>`;
		const source = await sourceOf(
			rawPages(2, { objects: { 11: page(1), 12: page(2), 60: '<</Type/Pages/MediaBox[0 0 50 50]/Count 1/Kids[11 0 R]>>' } }),
		);
		const sides = [];
		for (const view of ['mutool', 'mutool in pages of qpdf', 'poppler'] as const)
			sides.push((await source.pictures(view)).map(({ width, height }) => width === height));
		expect(sides).toEqual([
			[true, true],
			[false, false],
			[false, false],
		]);
	});

	testInTurn('has the same complaints with one content stream and with several', async () => {
		const kinds = [];
		for (const [index, contents] of ['60 0 R', '[60 0 R 61 0 R]', '[61 0 R 60 0 R 61 0 R]'].entries()) {
			const source = await sourceOf(
				rawPages(1, {
					objects: { 11: `<</Type/Page/Parent 2 0 R/Contents ${contents}>>`, 60: ['', 'q ) Q'], 61: ['', `% ${index}\n`] },
				}),
			);
			kinds.push(source.facts.check.kinds);
		}
		expect(kinds[0]).toHaveLength(1);
		expect(kinds[1]).toEqual(kinds[0]);
		expect(kinds[2]).toEqual(kinds[0]);
	});
});

testInTurn('a child process that ends or hangs is replaced', async () => {
	const script = path.join(tmpdir(), `octavo-worker-${process.pid}.mjs`);
	writeFileSync(
		script,
		`process.on('message', ({ what }) => {
			if (what === 'end') process.exit(3);
			if (what === 'answer') process.send({ answer: 1 });
		});
		process.on('disconnect', () => process.exit());`,
	);
	const bounds = { milliseconds: 60_000, megabytes: 500 };
	const worker = new Worker<{ what: string }, { answer: number }>(script, bounds);
	try {
		expect(await worker.run({ what: 'answer' })).toEqual({ answer: 1 });
		expect(await worker.run({ what: 'end' })).toMatchObject({ kind: 'crash', message: expect.stringContaining('(3)') });
		expect(await worker.run({ what: 'answer' })).toEqual({ answer: 1 });
		bounds.milliseconds = 1;
		expect(await worker.run({ what: 'hang' })).toMatchObject({ kind: 'hang' });
		bounds.milliseconds = 60_000;
		expect(await worker.run({ what: 'answer' })).toEqual({ answer: 1 });
	} finally {
		worker.stop();
		rmSync(script, { force: true });
	}
});
