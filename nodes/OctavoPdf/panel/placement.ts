/**
 * Where the panel shows each field of an operation, under which parameter name and label. The panel, the reading of parameters
 * and the messages all ask here.
 */
import { camel } from '../../../shared/contract/names';
import { enteredFields, namesValues, operationNames, operationOf, type OperationName } from '../../../shared/contract/operations';
import type { Field, FieldGroup, Operation } from '../../../shared/contract/operations/types';
import { resourceNames } from '../../../shared/contract/resources';

/** `main`: in the panel itself; otherwise inside the collection of that name. */
export type Place = 'main' | 'permissions' | 'fields' | 'options';

export interface Placement {
	readonly wire: string;
	readonly field: Field;
	readonly place: Place;
	/** Name of the parameter. */
	readonly name: string;
	readonly label: string;
	/** The panel asks for megabytes where the contract asks for bytes. */
	readonly megabytes?: true;
	/** The panel shows 0 where the field is left out, because an input for numbers cannot be empty. */
	readonly zeroIsNone?: true;
	/** The panel proposes it and always sends it. The contract's default applies if it is left out. */
	readonly preset?: string;
}

/** A collection of the panel. */
export interface Collection {
	/** Of the parameter. */
	readonly name: string;
	readonly label: string;
	/** On the button that adds an entry. */
	readonly add: string;
}

const COMMON: Readonly<Record<Exclude<Place, 'main'>, Collection>> = {
	permissions: { name: 'permissions', label: 'Permissions', add: 'Add Permission' },
	fields: { name: 'fields', label: 'Fields', add: 'Add Field' },
	options: { name: 'options', label: 'Options', add: 'Add Option' },
};

/** Names of the fields of which one is needed, where there is a word for them. */
const FIELDS: Partial<Record<OperationName, Collection>> = {
	check_document: { name: 'rules', label: 'Rules', add: 'Add Rule' },
	create_e_invoice: { name: 'fields', label: 'Invoice', add: 'Add XML or Data' },
	crop_pages: { name: 'crop', label: 'Crop', add: 'Add Side or Content' },
	resize_pages: { name: 'newSize', label: 'New Size', add: 'Add Size' },
	set_metadata: { name: 'metadata', label: 'Metadata', add: 'Add Metadata' },
};

export const collectionOf = (operation: OperationName, place: Exclude<Place, 'main'>): Collection =>
	(place === 'fields' ? FIELDS[operation] : undefined) ?? COMMON[place];

/** The label of an operation in a sentence, after its resource if another one has the same label. */
export function labelOfOperation(name: OperationName): string {
	const { label, resource } = operationOf(name);
	const isUnique = operationNames.filter((other) => operationOf(other).label === label).length === 1;
	return isUnique ? label : `${resourceNames[resource]} > ${label}`;
}

/** Optional fields in the panel itself, where users see them: they protect a document, or decide what the result is. */
const IN_SIGHT: ReadonlySet<string> = new Set([
	'cut',
	'encryption_algorithm',
	'image_width',
	'layout',
	'number_format',
	'on_violation',
	'position',
	'search_mode',
	'template',
	'transparency',
	'user_password',
]);

/** Labels that say more beside the others of their operation than those of the contract, by operation and wire name. */
const LABELS: Readonly<Record<string, string>> = {
	'add_text_watermark.line_1': 'Text',
	'split_at_page.pages': 'Cut Before',
};

/** By wire name. */
const PRESETS: Readonly<Record<string, string>> = { encryption_algorithm: 'AES-256' };

const placements = Object.fromEntries(
	operationNames.map((name) => [name, placeFields(name, operationOf(name))]),
) as unknown as Readonly<Record<OperationName, readonly Placement[]>>;

export function placementsOf(operation: OperationName): readonly Placement[] {
	return placements[operation];
}

/** Where the value of a field is entered: the pages of a range are part of *Pages*. */
export function placementOf(operation: OperationName, wire: string): Placement | undefined {
	const entered = operationOf(operation).fields[wire]?.group === 'range' ? 'pages' : wire;
	return placementsOf(operation).find((placement) => placement.wire === entered);
}

function placeFields(operation: OperationName, row: Operation): Placement[] {
	const { atLeastOne = [], someTrue = [] } = row;
	return enteredFields(row).flatMap(([wire, field]): Placement[] => {
		// The panel has *Pages* in place of a first and a last page, and a key never comes from a workflow (docs/semantics.md, D89).
		const isKey = field.group === 'certificate' || (field.kind === 'file' && field.secret === true);
		if (field.group === 'range' || isKey) return [];
		const label = LABELS[`${operation}.${wire}`] ?? field.label;
		const where = someTrue.includes(wire) ? 'main' : placeOf(wire, field, atLeastOne);
		const common = {
			wire,
			field,
			name: camel(wire),
			label,
			place: where,
			...(isOptionalNumber(field, where) && { zeroIsNone: true as const }),
			...(PRESETS[wire] !== undefined && { preset: PRESETS[wire] }),
		};
		if (field.group === 'permissions') return [{ ...common, label: field.label.replace(/^Allow /, '') }];
		return [field.kind === 'integer' && wire.endsWith('_bytes') ? inMegabytes(common) : common];
	});
}

/** Whether the operation has fields of this group. */
export const isGroupOf = (operation: OperationName, group: FieldGroup): boolean =>
	Object.values<Field>(operationOf(operation).fields).some((field) => field.group === group);

/** A number that may be left out, and of which 0 is not a useful value. */
function isOptionalNumber(field: Field, place: Place): boolean {
	if (field.kind !== 'integer' && field.kind !== 'decimal') return false;
	return field.required === undefined && field.default === undefined && (place === 'main' || place === 'options');
}

function placeOf(wire: string, field: Field, atLeastOne: readonly string[]): Place {
	if (field.group === 'permissions') return 'permissions';
	if (field.required || field.kind === 'pageSet' || namesValues(field) || IN_SIGHT.has(wire)) return 'main';
	return atLeastOne.includes(wire) ? 'fields' : 'options';
}

/** `Maximum Bytes` of the contract is `Maximum Size (MB)` in the panel. */
function inMegabytes(placement: Placement): Placement {
	return {
		...placement,
		name: placement.name.replace(/Bytes$/, 'Megabytes'),
		label: placement.label.replace(/Bytes$/, 'Size (MB)'),
		megabytes: true,
	};
}
