/** Pages as pixels: what the program that draws is given, and what comes back. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from '../../../shared/model/drawing/compiled';
import { Pdfium, PDFIUM } from '../../../shared/model/drawing/pdfium';
import { defaultLimits } from '../../../shared/pdf/limits';
import { WASM } from '../../../scripts/wasm/wasm-modules.mjs';
import { Pace } from '../../../shared/pace/pace';
import { job, pause } from '../../support/hosts/local';
import { rawPages } from '../../support/documents/raw';
import { amount, testInTurn } from '../../support/sample';

const root = path.join(__dirname, '..', '..', '..');

/** A page of 100 by 50 points: red on the left, and nothing on the right. */
const page = rawPages(1, {
	pages: { 1: '/MediaBox[0 0 100 50]/Contents 70 0 R' },
	objects: { 70: ['', '1 0 0 rg 0 0 50 50 re f'] },
});

const RED = [0, 0, 255, 255];

test.each([
	['white', false, [255, 255, 255, 255]],
	['transparent', true, [255, 255, 255, 0]],
])('draws what the page paints on %s', async (_, isTransparent, ground) => {
	const drawer = await Pdfium.open(page, job());
	const image = await drawer.draw(0, { width: 20, height: 10, isTransparent });
	const row = [...image.row(9)];
	expect(row.slice(4, 8)).toEqual(RED);
	expect(row.slice(-4)[3]).toBe(ground[3]);
	if (!isTransparent) expect(row.slice(-4)).toEqual(ground);
	expect(row).toHaveLength(80);
});

test('draws pages one after another in the same memory', async () => {
	const drawer = await Pdfium.open(page, job());
	for (const width of [200, 20, 400]) {
		const image = await drawer.draw(0, { width, height: width / 2, isTransparent: false });
		expect([...image.row(0).subarray(0, 4)]).toEqual(RED);
	}
});

testInTurn('lets others run while it draws', async () => {
	const shapes = rawPages(1, {
		pages: { 1: '/MediaBox[0 0 100 50]/Contents 70 0 R' },
		objects: { 70: ['', '0 0 m 100 50 l 90 10 l 5 45 l f\n'.repeat(amount(3000, 1000))] },
	});
	let pauses = 0;
	const pace = Object.assign(new Pace(pause), { step: () => ((pauses += 1), undefined) });
	await (
		await Pdfium.open(shapes, { ...job(), pace })
	).draw(0, { width: amount(2000, 500), height: amount(1000, 250), isTransparent: false });
	const before = pauses;
	await (await Pdfium.open(page, { ...job(), pace })).draw(0, { width: 20, height: 10, isTransparent: false });
	expect(before).toBeGreaterThan(pauses - before + 5);
});

test('stops where its memory ends, and the next job draws', async () => {
	const limits = { ...defaultLimits, drawingMemory: 24 * 2 ** 20 };
	const drawer = await Pdfium.open(page, { ...job(), limits });
	const size = { width: 4000, height: 2000, isTransparent: false };
	await expect(drawer.draw(0, size)).rejects.toMatchObject({ code: 'limit_exceeded' });
	expect((await (await Pdfium.open(page, job())).draw(0, size)).width).toBe(4000);
});

test('refuses a file that is not a document', async () => {
	await expect(Pdfium.open(Buffer.from('no document'), job())).rejects.toMatchObject({ code: 'limit_exceeded' });
});

describe('WebAssembly that is carried in a module', () => {
	test('is the file whose hash is pinned', () => {
		const { vendor } = WASM['@hyzyla/pdfium/pdfium.wasm']!;
		expect(readFileSync(path.join(root, `${vendor}.sha256`), 'utf8')).toBe(`${PDFIUM.sha256}  pdfium.wasm\n`);
	});

	test('is not compiled if it has another hash', async () => {
		await expect(compile({ ...PDFIUM, sha256: '' }, job())).rejects.toMatchObject({ code: 'internal' });
	});

	test.each([
		['is not zlib data in base64', ['AAAA']],
		['ends early', ['eJwBBAD7/w==']],
	])('is not compiled if it %s', async (_, pieces) => {
		const carried = { ...PDFIUM, load: () => Promise.resolve({ pieces }) };
		await expect(compile(carried, job())).rejects.toMatchObject({ code: 'internal' });
	});

	test('is not compiled for a job that was cancelled meanwhile', async () => {
		const pace = new Pace(pause, AbortSignal.abort());
		await expect(compile({ ...PDFIUM }, { ...job(), pace })).rejects.toMatchObject({ code: 'cancelled' });
	});

	test('is said to be missing if it was left out', async () => {
		const carried = { ...PDFIUM, load: () => Promise.resolve({ pieces: [] }) };
		await expect(compile(carried, job())).rejects.toMatchObject({ code: 'unavailable' });
	});
});
