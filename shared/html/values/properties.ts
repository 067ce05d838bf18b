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
	/^(?:transition|animation|cursor|user-select|pointer-events|will-change|scroll|overscroll|overflow-anchor|touch-action|resize|caret|print-color-adjust|color-adjust|color-scheme|forced-color-adjust|font-(?:display|smooth|feature-settings|kerning|synthesis|optical-sizing|stretch|variant-(?:numeric|ligatures)|variation-settings)|shape-rendering|text-(?:rendering|size-adjust|decoration-skip)|image-rendering|backface-visibility|perspective|contain|content-visibility|speak|size|src|backdrop-filter|mso-|hyphens|line-break|box-decoration-break|-(?:webkit|moz|ms|o|khtml|premailer)-)/;
