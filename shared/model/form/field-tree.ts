/**
 * The field tree of an interactive form (ISO 32000-2, 12.7.4): its nodes with their names, and what fields inherit. Fields and
 * widgets occur merged and apart, direct and indirect.
 */
import type { PdfDocument } from '../../pdf/document';
import { decodeText } from '../../pdf/syntax/text-strings';
import { isDict, isRef, Name, Str, type Dict, type Value } from '../../pdf/syntax/values';
import { catalogEntry, Visit } from '../tree/removal';
import { rememberAnswers } from '../tree/remembered';

/** A node of the field tree: a field, a widget, or both. */
export interface FieldNode {
	/** Object number; undefined for a direct dictionary. */
	readonly number: number | undefined;
	readonly dict: Dict;
	readonly parent: FieldNode | undefined;
	/** The last part of the name; empty where the node has none, as a mere widget. */
	readonly part: string;
	/** Fully qualified name (12.7.4.2); empty where neither the node nor an ancestor has one. */
	readonly name: string;
	/** Own or inherited /FT. */
	readonly type: string | undefined;
	readonly depth: number;
}

/** The field that a node is: the node itself, or the ancestor whose widget it is. */
export function ownerOf<N extends { readonly part: string; readonly parent: N | undefined }>(node: N): N {
	while (node.part === '' && node.parent) node = node.parent;
	return node;
}

/** The entries of a field in a dictionary that is field and widget (Tables 226, 228 to 232). */
export const FIELD_ENTRIES = 'FT Parent T TU TM Ff V DV DA Q DS RV Opt MaxLen TI I Lock SV'.split(' ');

/** Deeper than any field tree that makes sense; it ends cycles. */
export const MAXIMUM_DEPTH = 100;

export interface Walk {
	/** Where to begin: the topmost fields of the form. */
	readonly from?: readonly Value[] | undefined;
	/** The node whose kids those are. */
	readonly below?: FieldNode | undefined;
	readonly visit?: Visit;
	/** The deepest nodes; unlimited unless told. */
	readonly depth?: number;
}

/**
 * Every node of the field tree, widgets included, parents before their kids. A caller may change the kids of a node before it
 * takes the next one.
 *
 * @throws OctavoError `limit_exceeded`.
 */
export function* fieldNodes(
	document: PdfDocument,
	{
		from = document.array(catalogEntry(document, 'AcroForm')?.dict.get('Fields')),
		below,
		visit = new Visit(document),
		depth = Infinity,
	}: Walk = {},
): Generator<FieldNode, void> {
	const open: { readonly value: Value; readonly parent: FieldNode | undefined }[] = [];
	const push = (values: readonly Value[] = [], parent: FieldNode | undefined): void => {
		for (let index = values.length - 1; index >= 0; index--) open.push({ value: values[index]!, parent });
	};
	push(from, below);
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, parent } = next;
		// The number of an object that is a mere reference would not be that of the field.
		const dict = isRef(value) ? document.get(value) : value;
		if (!isDict(dict) || !visit.first(value) || (parent?.depth ?? 0) >= depth) continue;
		const title = document.resolve(dict.get('T'));
		const type = document.resolve(dict.get('FT'));
		const part = title instanceof Str ? decodeText(title) : '';
		const node: FieldNode = {
			number: isRef(value) ? value.number : undefined,
			dict,
			parent,
			part,
			// A cycle of fields cannot make names grow without end.
			name: joinNames(parent && parent.depth % MAXIMUM_DEPTH !== 0 ? parent.name : '', part),
			type: type instanceof Name ? type.text : parent?.type,
			depth: (parent?.depth ?? 0) + 1,
		};
		yield node;
		const found = dict.get('Kids');
		const kids = document.array(found);
		if (kids && (!isRef(found) || visit.firstList(kids))) push(kids, node);
	}
}

/** The cost of following one node, see `Pace`. */
const COST = 1000;

/** All of them. */
export const readFields = rememberAnswers(readAll);

async function readAll(document: PdfDocument): Promise<readonly FieldNode[]> {
	const nodes: FieldNode[] = [];
	for (const node of fieldNodes(document)) {
		nodes.push(node);
		const due = document.job.pace.step(COST);
		if (due) await due;
	}
	return nodes;
}

/** The fields that can have a value: nodes that are more than widgets, and have no fields below them. Their names may be hidden. */
export function terminalFields(nodes: readonly FieldNode[]): FieldNode[] {
	const groups = new Set(nodes.flatMap(({ parent, dict }) => (parent && dict.has('T') ? [parent] : [])));
	return nodes.filter((node) => (node.dict.has('T') || !node.parent) && !groups.has(node));
}

/** The field type of a field or widget: `Tx`, `Btn`, `Ch` or `Sig`. */
export function fieldType(document: PdfDocument, field: Dict): string | undefined {
	const type = document.resolve(inheritedEntry(document, field, 'FT'));
	return type instanceof Name ? type.text : undefined;
}

/** An own or inherited entry of a field, unresolved. */
export function inheritedEntry(document: PdfDocument, field: Dict, key: string): Value | undefined {
	for (const dict of withAncestors(document, field)) {
		const value = dict.get(key);
		if (value !== undefined) return value;
	}
	return undefined;
}

/** Fully qualified name of a field that was found outside the field tree, as far as its ancestors tell. */
export function fullName(document: PdfDocument, field: Dict): string {
	let name = '';
	for (const dict of withAncestors(document, field)) {
		const title = document.resolve(dict.get('T'));
		if (title instanceof Str) name = joinNames(decodeText(title), name);
	}
	return name;
}

function* withAncestors(document: PdfDocument, field: Dict): Generator<Dict, void> {
	let at: Dict | undefined = field;
	for (let depth = 0; at && depth < MAXIMUM_DEPTH; depth++) {
		yield at;
		at = document.dict(at.get('Parent'));
	}
}

const joinNames = (above: string, part: string): string => (above === '' || part === '' ? above + part : `${above}.${part}`);
