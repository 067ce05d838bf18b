/** Texts of tables: each is cut into pieces once, and equal pieces are one. */
import { Box } from '../../../shared/model/layout/boxes/box';
import { INITIAL } from '../../../shared/model/layout/boxes/initial-style';
import { Layout } from '../../../shared/model/layout/boxes/setting';
import type { Style } from '../../../shared/model/layout/boxes/style';
import { widthsOf } from '../../../shared/model/layout/intrinsic';
import { piecesOf } from '../../../shared/model/layout/text/pieces';
import { layOutBox } from '../../../shared/model/layout/tree';
import { Composition } from '../../../shared/model/making/composition';
import { loadLineBreaks } from '../../../shared/model/setting/line-breaks';
import { job } from '../../support/hosts/local';

const styled = (own: Partial<Style>): Box => new Box({ ...INITIAL, ...own });

function textBox(text: string, own: Partial<Style> = {}): Box {
	const box = styled(own);
	box.inner = 'lines';
	box.inlines = [{ kind: 'text', text, style: box.style, owner: undefined }];
	return box;
}

/** A table of one row, whose cells share their borders. */
function tableOf(texts: readonly string[]): Box {
	const table = styled({ display: 'table', borderCollapse: 'collapse' });
	const group = styled({ display: 'table-row-group' });
	const row = styled({ display: 'table-row' });
	[table.inner, group.inner, row.inner] = ['table', 'rows', 'row'];
	for (const text of texts) row.add(textBox(text, { display: 'table-cell', borderTopStyle: 'solid', borderTopWidth: 4 }));
	group.add(row);
	table.add(group);
	return table;
}

/** A layout, and the texts that are cut in it. */
async function openLayout() {
	const { typefaces } = await Composition.open({ styles: ['Regular'], text: '' }, job());
	const breaks = await loadLineBreaks();
	const cut: string[] = [];
	const counting: typeof breaks = (text) => {
		cut.push(text);
		return breaks(text);
	};
	return { layout: new Layout({ layOut: layOutBox, widthsOf }, typefaces, counting, { width: 500, height: 700 }), cut };
}

test('cuts the text of a cell with shared borders once, and forgets it with the table', async () => {
	const { layout, cut } = await openLayout();
	const table = tableOf(['one cell', 'another']);
	const steps = layOutBox(table, layout, { width: 400, height: undefined });
	while (steps.next().done !== true);
	expect(cut).toEqual(['one cell', 'another']);
	const [cell] = table.children[0]!.children[0]!.children;
	expect(layout.pieces.find(cell!.inlines)).toBeUndefined();
});

test('has one fragment for the words of a text that are alike', async () => {
	const { layout } = await openLayout();
	const steps = piecesOf(textBox('( '.repeat(1000)), layout, false);
	let step = steps.next();
	while (step.done !== true) step = steps.next();
	const { list } = step.value;
	const fragments = list.flatMap((piece) => [...piece.fragments, ...piece.spaces]);
	expect(fragments.length).toBeGreaterThan(1500);
	expect(new Set(fragments).size).toBe(2);
});
