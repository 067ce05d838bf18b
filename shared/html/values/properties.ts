/** All properties that have an effect, and those whose lack is not seen on paper. */
import { BACKGROUND_PROPERTIES } from './background-properties';
import { BORDER_IMAGE_PROPERTIES } from './border-image-properties';
import { BOX_PROPERTIES } from './box-properties';
import { COLUMN_PROPERTIES } from './column-properties';
import { CONTENT_PROPERTIES } from './content-properties';
import { DRAWN_PROPERTIES } from './drawn-properties';
import { FILTER_PROPERTIES } from './filters';
import { FIRST_MARGIN_PROPERTIES } from './first-margins';
import { FLEX_PROPERTIES } from './flex-properties';
import { logicalProperties } from './logical-properties';
import type { Properties } from './property';
import { TRANSFORM_PROPERTIES } from './transforms';
import { TEXT_PROPERTIES } from './text-properties';

export const PROPERTIES: Properties = {
	...BOX_PROPERTIES,
	...logicalProperties(BOX_PROPERTIES),
	...COLUMN_PROPERTIES,
	...TEXT_PROPERTIES,
	...CONTENT_PROPERTIES,
	...BACKGROUND_PROPERTIES,
	...BORDER_IMAGE_PROPERTIES,
	...FILTER_PROPERTIES,
	...FIRST_MARGIN_PROPERTIES,
	...TRANSFORM_PROPERTIES,
	...FLEX_PROPERTIES,
	...DRAWN_PROPERTIES,
};

/** Properties of screens, of readers who act, and of other programs: no note names them. */
export const SILENT =
	/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|kerning|synthesis|optical-sizing|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|line-break|box-decoration-break|-(?!webkit-box-reflect)(?:webkit|moz|ms|o|khtml|premailer)-)/;

/** Functions and words of known properties that browsers read, and we do not. */
export const UNREAD =
	/\b(?:attr|image-set|cross-fade|path|shape|xywh|sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|abs|sign|perspective|rotate3d|rotate[xy]|translatez|matrix3d|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|saturate|sepia|target-counters?|target-text|leader|string|element|running)\(|\(\s{0,9}from\s|\b(?:subgrid|footnote|plus-(?:lighter|darker))\b|url\(["']?#/i;

/** Values that most properties have without a style, so that nothing lacks. */
const USUAL_VALUE = /^(?:none|auto|normal|initial|unset|revert|inherit|horizontal-tb|mixed|sideways)$/i;
const USUAL_VALUES: Readonly<Record<string, RegExp>> = {
	'font-stretch': /^(?:normal|100%|initial|unset|revert|inherit)$/i,
	hyphens: /^(?:none|manual|initial|unset|revert|inherit)$/i,
};

/** Whether something lacks on paper without this property, which is not one of ours. */
export function isMissed(name: string, value: string): boolean {
	const usual = Object.hasOwn(USUAL_VALUES, name) ? USUAL_VALUES[name]! : USUAL_VALUE;
	return !SILENT.test(name) && !usual.test(value.trim());
}
