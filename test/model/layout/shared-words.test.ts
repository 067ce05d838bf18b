/** Words of long documents: those that are repeated are in memory once. */
import { Box } from '../../../shared/model/layout/boxes/box';
import { INITIAL } from '../../../shared/model/layout/boxes/initial-style';
import { Layout, type Steps } from '../../../shared/model/layout/boxes/setting';
import { widthsOf } from '../../../shared/model/layout/intrinsic';
import { piecesOf } from '../../../shared/model/layout/text/pieces';
import { layOutBox } from '../../../shared/model/layout/tree';
import { Composition } from '../../../shared/model/making/composition';
import { Owner } from '../../../shared/model/making/owner';
import { loadLineBreaks } from '../../../shared/model/setting/line-breaks';
import { job } from '../../support/hosts/local';

const BLOCK = { ...INITIAL, display: 'block' } as const;

function finishSteps<T>(steps: Steps<T>): T {
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
	}
}

test('has a word with the space after it once, wherever blocks of its style have them', async () => {
	const { typefaces } = await Composition.open({ styles: ['Regular'], text: '' }, job());
	const layout = new Layout({ layOut: layOutBox, widthsOf }, typefaces, await loadLineBreaks(), { width: 500, height: 700 });
	const piecesIn = (text: string, style: typeof INITIAL = BLOCK, owner?: Owner) => {
		const box = new Box(style);
		box.inner = 'lines';
		box.inlines = [{ kind: 'text', text, style, owner }];
		return finishSteps(piecesOf(box, layout, false)).list;
	};
	const [first, same, second] = piecesIn('word word other text');
	expect(same).toBe(first);
	const found = piecesIn('no other word is here');
	expect([found[1], found[2]]).toEqual([second, first]);
	expect(found[1]).toBe(second);
	expect(found[2]).toBe(first);
	// In a link, and in another style, it is another one.
	expect(piecesIn('word here', BLOCK, new Owner('Link', {}, undefined))[0]).not.toBe(first);
	const wide = piecesIn('word here', { ...BLOCK, letterSpacing: 5 })[0]!;
	expect(wide.width).toBeCloseTo(first!.width + 20, 5);
	layout.forget();
	expect(piecesIn('word here')[0]).not.toBe(first);
});
