import { stampFacts } from './facts';
import { layer, openPassword, pagesOrAll, position } from './fields';
import type { Operation } from './types';

export const add_qr_code = {
	resource: 'stamp',
	label: 'Add QR Code',
	action: 'Add QR code',
	description: 'Stamp a QR code on pages, such as an address, an order number or the text of a payment (EPC, Swiss QR)',
	input: 'one',
	output: 'pdf',
	extension: true,
	facts: stampFacts,
	fields: {
		qr_content: {
			kind: 'text',
			label: 'QR Content',
			description: 'Text that the code holds, exactly as it is given, with its lines',
			required: true,
			minLength: 1,
			maxLength: 2000,
			lines: true,
			placeholder: 'e.g. https://example.com/orders/4711',
		},
		error_correction: {
			kind: 'choice',
			label: 'Error Correction',
			description: 'How much of the code may be damaged. With more of it, the code has more modules, or holds less.',
			options: [
				{ value: 'low', label: 'Low', description: '7 % of the code may be damaged' },
				{ value: 'medium', label: 'Medium', description: '15 %, as payment codes need it' },
				{ value: 'quartile', label: 'Quartile', description: '25 %' },
				{ value: 'high', label: 'High', description: '30 %' },
			],
			default: 'medium',
		},
		position: { ...position, default: 'bottom_right' },
		qr_size: {
			kind: 'decimal',
			label: 'QR Size',
			description: 'Width of the code, in inches, with the white border that readers need',
			above: 0,
			max: 10,
			default: 1,
			unit: 'inches',
		},
		margin: {
			kind: 'decimal',
			label: 'Margin',
			description: 'Distance from the page border to the code, in inches',
			min: 0,
			default: 0.5,
			unit: 'inches',
		},
		qr_link: {
			kind: 'flag',
			label: 'QR Link',
			description: 'Whether a click on the code opens its content, which must be an https address',
			default: false,
		},
		pages: pagesOrAll,
		layer,
		open_password: openPassword,
	},
} as const satisfies Operation;
