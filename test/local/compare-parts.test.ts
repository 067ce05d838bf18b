/** Which part of groups, masked things and annotations changed (docs/semantics.md, §33.1). `npm run comparing` judges boxes by drawing. */
import { changedPages } from '../support/changes/located';
import { rawPages } from '../support/documents/raw';
import { texts } from '../support/documents/texts';

describe('the part that changed', () => {
	describe('of an annotation without an appearance', () => {
		const annotated = (entries: string): Uint8Array =>
			rawPages(1, { pages: { 1: '/Annots[60 0 R]' }, objects: { 60: `<</Type/Annot/F 4${entries}>>` } });
		const placesBetween = async (one: string, other: string) =>
			(await changedPages(annotated(one), annotated(other)))[0]!.boxes.map(({ x, width }) => [x, width].map(Math.round));
		const marked = (right: number, more = '', color = '1 1 0'): string =>
			`/Subtype/Highlight/C[${color}]/Rect[40 60 ${right} 100]/QuadPoints[40 100 ${right} 100 40 80 ${right} 80 ${more}]`;

		it('is the words that a highlight no longer has', async () => {
			// It ends round: a quarter of its height beyond the words.
			expect(await placesBetween(marked(180), marked(150))).toEqual([[144, 42]]);
			expect(await placesBetween(marked(150), marked(150, '40 75 90 75 40 60 90 60'))).toEqual([[34, 62]]);
		});

		it('is all of a highlight in another color', async () => {
			expect(await placesBetween(marked(150), marked(150, '', '0 1 0'))).toEqual([[34, 122]]);
		});

		const field = (y: number, more = '', value = 'Ada'): string =>
			`/Subtype/Widget/FT/Tx/T(name)/V(${value})/DA(/F 10 Tf)/Rect[40 ${y} 190 ${y + 14}]${more}`;

		it('is as much of a field as its value may need', async () => {
			// Three letters that are at most as wide as the field is high.
			expect(await placesBetween(field(60), field(62))).toEqual([[39, 52]]);
			expect(await placesBetween(field(60), field(110))).toEqual([
				[39, 52],
				[39, 52],
			]);
		});

		it.each(['/Q 1', '/Ff 4096', '/MK<</BG[1 0 0]>>'])(
			'is all of a field whose text or ground may be anywhere: %s',
			async (more) => {
				expect(await placesBetween(field(60, more), field(62, more))).toEqual([[39, 152]]);
			},
		);
	});

	describe('of a thing with a soft mask', () => {
		const page = (mask: string, thing = '0 0 1 rg 50 100 300 300 re f', inner = '0 g'): Uint8Array =>
			texts([`q 0.5 0 0 0.5 100 50 cm /M gs 2 0 0 2 -200 -100 cm ${thing} Q`], {
				resources: '/ExtGState<</M<</SMask<</S/Luminosity/G 70 0 R>>>>>>',
				objects: {
					70: [
						'/Type/XObject/Subtype/Form/BBox[-400 -400 800 800]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</ExtGState<</M<</SMask<</S/Luminosity/G 71 0 R>>>>>>>>',
						`1 g ${mask}`,
					],
					71: [
						'/Type/XObject/Subtype/Form/BBox[0 0 800 800]/Group<</S/Transparency/CS/DeviceGray>>/Resources<<>>',
						`${inner} 0 0 90 90 re f`,
					],
				},
			});
		const bar = '1 g 0 200 400 40 re f';
		const placesBetween = async (one: Uint8Array, other: Uint8Array) =>
			(await changedPages(one, other))[0]!.boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));

		it('is where its mask draws other things, as the mask was placed', async () => {
			expect(await placesBetween(page(bar), page(`${bar} 20 300 60 20 re f`))).toEqual([[109, 389, 32, 12]]);
		});

		it('is all of it if it changed itself, too', async () => {
			const [whole] = await placesBetween(page(bar), page(`${bar} 20 300 60 20 re f`, '0 1 0 rg 50 100 300 300 re f'));
			expect(whole![2]).toBeGreaterThan(300);
		});

		it('is all that has a mask within the mask that changed', async () => {
			const masked = `/M gs ${bar}`;
			expect(await placesBetween(page(masked), page(masked, undefined, '0.5 g'))).toEqual([[99, 429, 202, 22]]);
		});
	});

	describe('of a transparency group on a colored ground', () => {
		const page = (group: string, blend: string, more = ''): Uint8Array =>
			texts([`0.9 0.8 0.2 rg 40 280 260 260 re f ${more} /X Do`], {
				resources: '/XObject<</X 72 0 R>>/ExtGState<</N<</BM/Multiply>>>>',
				objects: {
					72: [
						`/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Group<</S/Transparency ${group}>>/Resources<</ExtGState<</M<</BM/${blend}>>>>>>`,
						'/M gs 0.2 0.6 0.9 rg 60 300 120 120 re f 0.9 0.3 0.3 rg 120 360 120 120 re f',
					],
				},
			});
		const placesBetween = async (one: Uint8Array, other: Uint8Array) =>
			(await changedPages(one, other))[0]!.boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
		const OVERLAP = [[119, 179, 62, 62]];

		it('is where its things overlap, if later ones knock out earlier ones', async () => {
			const places = await placesBetween(page('/K false', 'Normal'), page('/K true', 'Normal'));
			// Also along the edges of the two squares of 120 points, which some programs draw darker.
			expect(places.reduce((sum, [, , width, height]) => sum + width! * height!, 0)).toBeLessThan(62 * 62 + 9 * 124 * 5);
		});

		it('is a thing more at its end, and not the one before', async () => {
			const longer = Buffer.from(page('/I true', 'Normal'))
				.toString('latin1')
				.replace('120 120 re f\nendstream', '120 120 re f 9 9 9 9 re f\nendstream');
			expect(longer).toContain('9 9 9 9 re');
			expect(await placesBetween(page('/I true', 'Normal'), Buffer.from(longer, 'latin1'))).toEqual([[8, 581, 11, 11]]);
		});

		it('is where its things overlap, if they blend in another way and nothing beneath the group counts', async () => {
			expect(await placesBetween(page('/I true', 'Multiply'), page('/I true', 'Screen'))).toEqual(OVERLAP);
			const [whole] = await placesBetween(page('/I false', 'Multiply'), page('/I false', 'Screen'));
			expect(whole![2]).toBeGreaterThan(170);
		});

		it('is where it lies over other things, if it blends in another way', async () => {
			const [one, other] = [page('/I true', 'Normal'), page('/I true', 'Normal', '/N gs')];
			expect(await placesBetween(one, other)).toEqual([[59, 119, 182, 182]]);
			const aside = (more: string): Uint8Array =>
				texts([`0.9 0.8 0.2 rg 200 400 90 90 re f ${more} /X Do`], {
					resources: '/XObject<</X 72 0 R>>/ExtGState<</N<</BM/Multiply>>>>',
					objects: {
						72: [
							'/Type/XObject/Subtype/Form/BBox[0 0 400 600]/Group<</S/Transparency>>/Resources<<>>',
							'0.2 0.6 0.9 rg 60 300 160 120 re f',
						],
					},
				});
			expect(await placesBetween(aside(''), aside('/N gs'))).toEqual([[199, 179, 22, 22]]);
		});
	});
});
