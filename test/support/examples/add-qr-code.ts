import { wholeReport } from '../documents/samples';
import type { Example } from './example';

export const add_qr_code: Example = {
	inputs: ['report.pdf'],
	parameters: { qr_content: 'https://example.com/reports/2026', qr_link: 'true', pages: '1' },
	atScale: { pages: 'all' },
	shows: 'a QR code on the first page, which is also a link',
	gives: { texts: [wholeReport], holds: ['/Subtype /Link'] },
	trial: { parameters: { qr_content: 'octavo', qr_size: 0.3, margin: 0 }, looks: 'other' },
};
