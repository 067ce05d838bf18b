/** Where compare_documents says that pages changed (docs/semantics.md, §33.1). `npm run comparing` judges boxes by drawing. */
import { decode } from '../../shared/contract/values/decode';
import { mergeBoxes, shareOf } from '../../shared/local/compare/merge-boxes';
import { Pace } from '../../shared/pdf/pace';
import { changes } from '../support/changes';
import { changed, original } from '../support/changes/change';
import { texts } from '../support/documents/texts';
import { asDocument, local, pause } from '../support/hosts/local';
import { amount } from '../support/sample';

interface Box {
	readonly kind: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly before?: string;
	readonly after?: string;
}

interface Changed {
	readonly page: number;
	readonly share: number;
	readonly boxes: readonly Box[];
}

async function changedPages(before: Uint8Array, after: Uint8Array, parameters: object = {}): Promise<readonly Changed[]> {
	const raw = { compare_to: asDocument(before), ...parameters };
	const { data } = await local.run('compare_documents', [asDocument(after)], decode('compare_documents', raw));
	return (data as unknown as { readonly pages: { readonly changed: readonly Changed[] } }).pages.changed;
}

const changeNamed = (name: string): Uint8Array => changed(changes.find((change) => change.name === name)!);

describe('the kind of what changed', () => {
	it.each([
		['a letter', 'text'],
		['a color of text', 'text'],
		['a pixel of an inline image', 'image'],
		['a point of a line', 'path'],
		['the place of an annotation', 'annotation'],
		['the place of a field', 'field'],
	])('is that of %s', async (name, kind) => {
		const [page] = await changedPages(original(), changeNamed(name));
		expect([...new Set(page!.boxes.map((box) => box.kind))]).toEqual([kind]);
	});
});

it('tells words before and after, with their place, if text is asked for', async () => {
	const [{ boxes } = { boxes: [] }] = await changedPages(original(), changeNamed('a figure'), { with_text: 'true' });
	expect(boxes).toEqual([expect.objectContaining({ kind: 'text', before: '10', after: '12' })]);
	const { x, y, width, height } = boxes[0]!;
	// The second figure of a line of 12 points whose baseline is at 520 of 600.
	expect(x).toBeGreaterThan(150);
	expect(y).toBeGreaterThan(66);
	expect(y + height).toBeLessThan(86);
	expect(width).toBeLessThan(12);
	const silent = await changedPages(original(), changeNamed('a figure'));
	expect(JSON.stringify(silent)).not.toMatch(/"(?:10|12)"/);
});

describe('boxes of a page with many changes', () => {
	const marks = (count: number, color: string): string =>
		Array.from({ length: count }, (_, index) => `${color} rg ${(index % 30) * 16} ${Math.floor(index / 30) * 16} 2 2 re f`).join(
			'\n',
		);

	it('are at most 50 and hold everything', async () => {
		const [before, after] = [texts([marks(900, '1 0 0')]), texts([marks(900, '0 0 1')])];
		const [{ boxes, share } = { boxes: [], share: 0 }] = await changedPages(before, after);
		expect(boxes.length).toBeGreaterThan(0);
		expect(boxes.length).toBeLessThanOrEqual(50);
		expect(share).toBeLessThanOrEqual(1);
		for (const at of [0, 11, 23]) {
			const [x, y] = [at * 16 + 1, 600 - (at * 16 + 1)];
			const holds = boxes.some((box) => box.x <= x && box.x + box.width >= x && box.y <= y && box.y + box.height >= y);
			expect([at, holds]).toEqual([at, true]);
		}
	});

	it('are one for each of a few', async () => {
		const [page] = await changedPages(texts([marks(20, '1 0 0')]), texts([marks(20, '0 0 1')]));
		expect(page!.boxes).toHaveLength(20);
	});
});

describe('things that are drawn in another order', () => {
	const [one, other] = ['1 0 0 rg 100 100 50 50 re f', '0 0 1 rg 120 120 50 50 re f'];
	it('have a box where they overlap', async () => {
		const [page] = await changedPages(texts([`${one} ${other}`]), texts([`${other} ${one}`]));
		expect(page!.boxes).toHaveLength(1);
	});
	it('have none where they are apart', async () => {
		const apart = other.replace('120 120', '300 300');
		const [page] = await changedPages(texts([`${one} ${apart}`]), texts([`${apart} ${one}`]));
		expect(page).toMatchObject({ boxes: [], share: 0 });
	});
});

it('has a box of the whole page if its size changed', async () => {
	const [page] = await changedPages(texts(['']), texts([''], { page: '/MediaBox[0 0 300 300]' }));
	expect(page!.boxes.map(({ kind }) => kind)).toContain('page');
	expect(page!.share).toBe(1);
});

describe('merged boxes', () => {
	const pace = new Pace(pause);
	const page = [0, 0, 600, 800] as const;

	it('hold every box that they were made of, whatever the boxes are', async () => {
		let seed = 7;
		const random = (most: number): number => ((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * most;
		for (let round = 0; round < amount(10, 60); round++) {
			const items = Array.from({ length: 1 + Math.floor(random(400)) }, () => {
				const [x, y] = [random(590), random(790)];
				return {
					kind: random(2) < 1 ? ('text' as const) : ('path' as const),
					box: [x, y, x + random(60), y + random(9)] as const,
				};
			});
			const merged = await mergeBoxes(items, page, pace);
			expect(merged.length).toBeLessThanOrEqual(50);
			const isHeld = items.every(({ kind, box }) =>
				merged.some(
					(other) =>
						other.kind === kind &&
						other.box[0] <= box[0] &&
						other.box[1] <= box[1] &&
						other.box[2] >= box[2] &&
						other.box[3] >= box[3],
				),
			);
			expect(isHeld).toBe(true);
		}
	});

	it('cover a part of the page that counts once where they overlap', () => {
		const items = [
			{ kind: 'text' as const, box: [0, 0, 300, 400] as const },
			{ kind: 'path' as const, box: [150, 200, 450, 400] as const },
		];
		// A quarter, and an eighth of which half is new.
		expect(shareOf(items, page)).toBeCloseTo(0.25 + 0.0625, 4);
	});
});
