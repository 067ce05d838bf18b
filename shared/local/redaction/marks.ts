/** Marks where something went (docs/semantics.md, §38.4). */
import { PagePainter } from '../../model/content/page-painter';
import { operand } from '../../model/content/painting';
import { survey } from '../../model/content/survey';
import { inverse, movedBox } from '../../model/geometry/geometry';
import type { TextBox } from '../../model/interpreter/frame';
import { displayMatrix } from '../../model/interpreter/display';
import type { PdfDocument } from '../../pdf/document';

export interface MarkedPage {
	/** Zero-based. */
	readonly index: number;
	readonly boxes: readonly TextBox[];
}

/** Paints boxes over pages. */
export async function paintMarks(document: PdfDocument, marked: readonly MarkedPage[], color: 'black' | 'white'): Promise<void> {
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
		const operators = (boxes.get(page.index) ?? []).map(({ x, y, width, height }) => {
			const [left, bottom, right, top] = movedBox(back, [x, y, x + width, y + height]);
			return `${operand(left)} ${operand(bottom)} ${operand(right - left)} ${operand(top - bottom)} re`;
		});
		painter.over(page, {
			resources: [],
			operators: () => `/Artifact BMC q ${color === 'black' ? 0 : 1} g ${operators.join('\n')} f Q EMC\n`,
		});
	}
}
