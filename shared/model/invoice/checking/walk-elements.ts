/** Goes through the elements of an invoice, and says where one is. */
import type { Pace } from '../../../pace/pace';
import type { XmlElement } from '../../metadata/xml-tree';

const LINES = new Set(['IncludedSupplyChainTradeLineItem', 'InvoiceLine', 'CreditNoteLine']);

/** `around`: the elements around it, from the root on. `line`: its number, 0 outside of lines. */
export type Visit = (element: XmlElement, around: readonly XmlElement[], line: number) => Promise<void> | void;

/** The cost of an element, see `Pace`. */
const VISIT_COST = 60;

interface Frame {
	readonly element: XmlElement;
	next: number;
	lines: number;
}

/** Each element before those in it. With `isLeftOut`, an element and all in it are passed over. */
export async function walkElements(
	root: XmlElement,
	pace: Pace,
	visit: Visit,
	isLeftOut: (element: XmlElement) => boolean = () => false,
): Promise<void> {
	const around: XmlElement[] = [];
	const frames: Frame[] = [{ element: root, next: 0, lines: 0 }];
	await visit(root, around, 0);
	around.push(root);
	let line = 0;
	for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
		const due = pace.step(VISIT_COST);
		if (due) await due;
		const child = frame.element.children[frame.next++];
		if (!child) {
			frames.pop();
			around.pop();
			continue;
		}
		if (frames.length <= 2) line = LINES.has(child.name) ? ++frame.lines : 0;
		if (isLeftOut(child)) continue;
		await visit(child, around, line);
		frames.push({ element: child, next: 0, lines: 0 });
		around.push(child);
	}
}

/** Such as `line 3: BilledQuantity`. */
export function describePlace(element: XmlElement, around: readonly XmlElement[], line: number): string {
	if (around.length === 0) return 'invoice';
	if (line === 0) return element.name;
	return LINES.has(element.name) ? `line ${line}` : `line ${line}: ${element.name}`;
}
