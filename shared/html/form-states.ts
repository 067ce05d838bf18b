/** The states of fields of forms before anybody has filled them in (HTML Standard, 4.16.3; Selectors 4, 12 and 13). */
import type { HtmlElement } from './nodes';

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const DISABLED: ReadonlySet<string> = new Set([...FIELDS, 'button', 'fieldset', 'optgroup', 'option']);
/** Types of `input` without text of the reader. */
const WITHOUT_TEXT = /^(?:hidden|range|color|checkbox|radio|file|submit|image|reset|button)$/i;

const isField = ({ name }: HtmlElement): boolean => FIELDS.has(name);
const canBeDisabled = ({ name }: HtmlElement): boolean => DISABLED.has(name);

const STATES = {
	checked: ({ name, attributes }) =>
		name === 'option' ? attributes.has('selected') : name === 'input' && attributes.has('checked'),
	disabled: (element) => canBeDisabled(element) && isDisabled(element),
	enabled: (element) => canBeDisabled(element) && !isDisabled(element),
	required: (element) => isField(element) && element.attributes.has('required'),
	optional: (element) => isField(element) && !element.attributes.has('required'),
	'read-write': isWritable,
	'read-only': (element) => !isWritable(element),
	'placeholder-shown': (element) => hasText(element) && element.attributes.has('placeholder') && !isFilled(element),
	invalid: isMissing,
	valid: (element) => isField(element) && !isMissing(element),
} as const satisfies Record<string, (element: HtmlElement) => boolean>;

export type FormState = keyof typeof STATES;

export const isFormState = (name: string): name is FormState => Object.hasOwn(STATES, name);

export const isInState = (element: HtmlElement, state: FormState): boolean => STATES[state](element);

/** A group that is disabled disables the fields inside, except those of its legend (HTML Standard, 4.10.19.5). */
function isDisabled(element: HtmlElement): boolean {
	if (element.attributes.has('disabled')) return true;
	let inner = element;
	for (let { parent } = element; parent; inner = parent, { parent } = parent)
		if (parent.name === 'fieldset' && parent.attributes.has('disabled') && inner.name !== 'legend') return true;
	return false;
}

function hasText({ name, attributes }: HtmlElement): boolean {
	return name === 'textarea' || (name === 'input' && !WITHOUT_TEXT.test(attributes.get('type') ?? ''));
}

function isFilled({ name, attributes, children }: HtmlElement): boolean {
	if (name !== 'textarea') return (attributes.get('value') ?? '') !== '';
	return children.some((node) => node.kind === 'text' && node.value !== '');
}

function isWritable(element: HtmlElement): boolean {
	const { attributes } = element;
	if (hasText(element)) return !attributes.has('readonly') && !attributes.has('disabled');
	const editable = attributes.get('contenteditable');
	return editable !== undefined && !/^false$/i.test(editable);
}

/** Whether a value is asked for that is not there. */
function isMissing(element: HtmlElement): boolean {
	return hasText(element) && element.attributes.has('required') && isWritable(element) && !isFilled(element);
}
