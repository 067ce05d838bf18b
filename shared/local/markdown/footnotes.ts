/** Footnotes, set before the text: a line that refers to one needs to know how much room it takes at the foot of the page. */
import { Element } from '../../model/making/elements';
import { NODE_COST, type FootnoteDefinition, type Nodes, type Root, type RootContent } from '../../markdown/tree';
import type { Pace } from '../../pace/pace';
import { Flow, type Frame, lookOf } from './flow';
import { COLORS, type Scale } from './look';
import type { Row } from './row';
import type { Setting } from './setting';

const SCALE = 0.84;
const GAP = 0.6;
const RULE = { width: 120, height: 0.5 };

/** The cost of a reference, see `Pace`. */
const REFERENCE_COST = 1500;

interface Note {
	readonly element: Element;
	readonly rows: readonly Row[];
}

/** Numbers of the footnotes, in the order in which the text refers to them; those that only footnotes refer to come last. */
export async function numberFootnotes(
	root: Root,
	footnotes: ReadonlyMap<string, FootnoteDefinition>,
	pace: Pace,
): Promise<Map<string, number>> {
	const numbers = new Map<string, number>();
	const visit = async (nodes: readonly RootContent[]): Promise<void> => {
		const waiting: Nodes[] = [...nodes].reverse();
		for (let node = waiting.pop(); node; node = waiting.pop()) {
			const due = pace.step(node.type === 'footnoteReference' ? REFERENCE_COST : NODE_COST);
			if (due) await due;
			if (node.type === 'footnoteDefinition') continue;
			if (node.type === 'footnoteReference' && footnotes.has(node.identifier) && !numbers.has(node.identifier))
				numbers.set(node.identifier, numbers.size + 1);
			if ('children' in node) for (const child of [...node.children].reverse()) waiting.push(child);
		}
	};
	await visit(root.children);
	// The map grows while it is read.
	for (const identifier of numbers.keys()) await visit(footnotes.get(identifier)!.children);
	return numbers;
}

export class Footnotes {
	private readonly notes = new Map<string, Note>();
	private readonly used = new Set<string>();

	constructor(
		private readonly setting: Setting,
		private readonly scale: Scale,
		private readonly frame: Frame,
		private readonly layOut: (nodes: readonly RootContent[], flow: Flow, frame: Frame) => Promise<void>,
	) {}

	async prepare(): Promise<void> {
		for (const [identifier, number] of this.setting.cited) this.notes.set(identifier, await this.note(identifier, number));
	}

	/** The rows of a footnote, if `parent` refers to it first. Footnotes that it refers to come with it. */
	readonly rowsFor = (identifier: string, parent: Element): readonly Row[] => {
		const note = this.notes.get(identifier);
		if (!note || this.used.has(identifier)) return [];
		this.used.add(identifier);
		parent.adopt(note.element);
		return note.rows.flatMap((row) => [row, ...(row.notes ?? [])]);
	};

	private async note(identifier: string, number: number): Promise<Note> {
		const { setting, frame } = this;
		const element = new Element('Note', undefined, { id: `note-${number}` });
		const rows: Row[] = [];
		const scale = this.scale.smaller(SCALE);
		const late = (name: string, parent: Element) => (setting.cited.get(name)! > number ? this.rowsFor(name, parent) : []);
		const flow = new Flow(setting, scale, (row) => rows.push(row), late);
		const look = lookOf(flow, COLORS.text);
		const { typefaces } = setting.composition;
		const word = typefaces.word(`${number}.`, look.style);
		const width = (word.width * look.size) / 1000;
		const indent = width + GAP * look.size;
		const label = element.add('Lbl');
		const place = setting.places.get(`${identifier}\n`)!;
		flow.mark((sheet, y) => {
			Object.assign(place, { sheet, top: y + scale.leading });
			sheet.draw(label, { kind: 'text', x: frame.x, y, size: look.size, color: look.color, words: [word] });
		});
		const inner: Frame = { ...frame, x: frame.x + indent, width: frame.width - indent, element, tight: true };
		await this.layOut(setting.footnotes.get(identifier)!.children, flow, inner);
		if (flow.isWaiting) flow.row({ before: 0, height: scale.leading, keep: false, decorations: [], paint: () => undefined });
		const [first, ...others] = rows;
		return { element, rows: first ? [{ ...first, before: scale.half / 2 }, ...others] : [] };
	}
}

/** The short rule above footnotes. */
export const ruleAboveNotes = (x: number, { leading, half }: Scale): Row => ({
	before: half,
	height: half / 2,
	keep: true,
	decorations: [],
	paint: (sheet, top) =>
		sheet.draw(undefined, { kind: 'area', x, y: top - RULE.height - leading * 0.1, ...RULE, color: COLORS.strongRule }),
});
