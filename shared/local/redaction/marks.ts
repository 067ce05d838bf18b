/** Marks where something went (docs/semantics.md, §38.5). */
import { PagePainter } from '../../model/content/page-painter';
import { operand } from '../../model/content/painting';
import { survey } from '../../model/content/survey';
import { inverse, movedBox, type Matrix } from '../../model/geometry/geometry';
import type { TextBox } from '../../model/interpreter/frame';
import { displayMatrix } from '../../model/interpreter/display';
import type { PdfDocument } from '../../pdf/document';
import type { Addition } from '../../model/content/page-resources';

/** A text that marks show. */
export interface Label {
	readonly addition: Addition;
	/** Paints it into a box on the page as displayed, under the name that it has on the page; empty if there is no room. */
	readonly paint: (name: string, box: TextBox, back: Matrix) => string;
}

export interface MarkedPage {
	/** Zero-based. */
	readonly index: number;
	readonly boxes: readonly TextBox[];
}

/** Paints boxes over pages, with a label in each that has room for it. */
export async function paintMarks(
	document: PdfDocument,
	marked: readonly MarkedPage[],
	color: 'black' | 'white',
	label?: Label,
): Promise<void> {
	const boxes = new Map(marked.filter(({ boxes }) => boxes.length > 0).map((page) => [page.index, page.boxes]));
	if (boxes.size === 0) return;
	const { kinds, pages } = await survey(
		document,
		Uint32Array.from([...boxes.keys()], (index) => index + 1),
	);
	const painter = new PagePainter(document);
	await painter.inspect(pages);
	for (const page of pages) {
		const due = document.job.pace.step(5000);
		if (due) await due;
		const back = inverse(displayMatrix(kinds[page.kind]!));
		const shown = [...new Map((boxes.get(page.index) ?? []).map((box) => [JSON.stringify(box), box])).values()];
		const operators = shown.map(({ x, y, width, height }) => {
			const [left, bottom, right, top] = movedBox(back, [x, y, x + width, y + height]);
			return `${operand(left)} ${operand(bottom)} ${operand(right - left)} ${operand(top - bottom)} re`;
		});
		await painter.over(page, {
			resources: label ? [label.addition] : [],
			operators: ([name]) => {
				const labels = shown.map((box) => (label && name !== undefined ? label.paint(name, box, back) : '')).filter(Boolean);
				const over = labels.length > 0 ? `${labels.join('\n')}\n` : '';
				return `/Artifact BMC q ${color === 'black' ? 0 : 1} g ${operators.join('\n')} f Q\n${over}EMC\n`;
			},
		});
	}
}
