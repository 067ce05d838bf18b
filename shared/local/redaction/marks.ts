/** Marks where something went (docs/semantics.md, §38.5). */
import { PagePainter } from '../../model/content/page-painter';
import { operand, paintObject } from '../../model/content/painting';
import { survey } from '../../model/content/survey';
import { inverse, movedBox, type Matrix } from '../../model/geometry/geometry';
import type { TextBox } from '../../model/interpreter/frame';
import { displayMatrix } from '../../model/interpreter/display';
import type { PdfDocument } from '../../pdf/document';
import type { Addition } from '../../model/content/page-resources';

/** A text that marks show. */
export interface Label {
	readonly addition: Addition;
	/** The matrix, as text, that puts it into a box on the page as displayed; undefined if there is no room. */
	readonly placementIn: (box: TextBox, back: Matrix) => string | undefined;
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
		const back = inverse(displayMatrix(kinds[page.kind]!));
		const paths = new Set<string>();
		const placements: string[] = [];
		for (const box of boxes.get(page.index) ?? []) {
			const due = document.job.pace.step(COST);
			if (due) await due;
			const path = pathOf(box, back);
			if (paths.has(path)) continue;
			paths.add(path);
			const placement = label?.placementIn(box, back);
			if (placement !== undefined) placements.push(placement);
		}
		await painter.over(page, {
			resources: label ? [label.addition] : [],
			operators: ([name]) => {
				const labels = name === undefined ? [] : placements.map((placement) => `${paintObject(name, placement)}\n`);
				return `/Artifact BMC q ${color === 'black' ? 0 : 1} g ${[...paths].join('\n')} f Q\n${labels.join('')}EMC\n`;
			},
		});
	}
}

/** The cost of a mark, see `Pace`. */
const COST = 1500;

function pathOf({ x, y, width, height }: TextBox, back: Matrix): string {
	const [left, bottom, right, top] = movedBox(back, [x, y, x + width, y + height]);
	return `${operand(left)} ${operand(bottom)} ${operand(right - left)} ${operand(top - bottom)} re`;
}
