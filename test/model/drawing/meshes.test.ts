import { meshOf } from '../../../shared/model/drawing/meshes';
import { Pace } from '../../../shared/pace/pace';
import { openDocument } from '../../../shared/pdf/open-document';
import { type Stream } from '../../../shared/pdf/syntax/values';
import { rawPages } from '../../support/documents/raw';
import { job } from '../../support/hosts/local';

const form = (kind: number, more = ''): string =>
	`/ShadingType ${kind}/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 255 0 255 0 1]/ColorSpace/DeviceGray${more}`;

async function mesh(entries: string, data: readonly number[]) {
	const document = await openDocument(rawPages(1, { objects: { 60: [entries, Buffer.from(data).toString('latin1')] } }), job());
	const { parts, area } = await meshOf(document, document.get(60) as Stream);
	return { parts, area };
}

const corner = (flag: number, x: number, y: number): number[] => [flag, x, y, 0];
const square = [0, 0, 0, 1, 0, 2, 0, 3, 1, 3, 2, 3, 3, 3, 3, 2, 3, 1, 3, 0, 2, 0, 1, 0];

test('counts triangles that share their points', async () => {
	const first = [corner(0, 0, 0), corner(0, 10, 0), corner(0, 0, 10)].flat();
	expect(await mesh(form(4), first)).toEqual({ parts: 1, area: 100 });
	expect(await mesh(form(4), [...first, ...corner(1, 10, 20), ...corner(2, 20, 20)])).toEqual({
		parts: 3,
		area: 100 + 200 + 200,
	});
	expect(await mesh(form(4), [...first, ...first])).toEqual({ parts: 2, area: 200 });
});

test('counts the cells of a lattice', async () => {
	const rows = [0, 1, 2].flatMap((y) => [0, 1, 2].flatMap((x) => [10 * x, 10 * y, 0]));
	expect(await mesh(form(5, '/VerticesPerRow 3'), rows)).toEqual({ parts: 4, area: 400 });
});

test('pauses within a row of very many points, and keeps none of them', async () => {
	const step = jest.spyOn(Pace.prototype, 'step');
	const points = Array<number>(3 * 3000).fill(0);
	expect(await mesh(form(5, '/VerticesPerRow 1000'), points)).toEqual({ parts: 2 * 999, area: 0 });
	expect(step.mock.calls.length).toBeGreaterThanOrEqual(2 * 999);
	step.mockRestore();
	expect(await mesh(form(5, '/VerticesPerRow 1000000000'), points)).toEqual({ parts: 0, area: 0 });
});

test.each([
	['BitsPerFlag 8', 'BitsPerFlag 9999999999999999999999999'],
	['BitsPerFlag 8', 'BitsPerFlag 0.5'],
	['BitsPerCoordinate 8', 'BitsPerCoordinate 3'],
	['BitsPerComponent 8', 'BitsPerComponent 0.5'],
])('counts a mesh once that has, in place of %s, %s: no value has as many bits', async (bits, others) => {
	const first = [corner(0, 0, 0), corner(0, 10, 0), corner(0, 0, 10)].flat();
	expect(await mesh(form(4).replace(bits, others), first)).toEqual({ parts: 1, area: Infinity });
});

test.each([6, 7])('counts patches of kind %d, which are slower', async (kind) => {
	const inner = kind === 7 ? [1, 1, 1, 2, 2, 2, 2, 1] : [];
	const patch = [0, ...square, ...inner, 0, 0, 0, 0];
	const { area } = await mesh(form(kind), patch);
	expect(area).toBeGreaterThan(9);
	expect(await mesh(form(kind), [...patch, ...patch])).toEqual({ parts: 2, area: 2 * area });
});

test('counts a shading of another kind once', async () => {
	expect(await mesh('/ShadingType 4', [])).toEqual({ parts: 1, area: Infinity });
});
