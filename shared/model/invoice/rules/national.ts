/** Rules of XRechnung 3.0, the national usage specification of Germany (BR-DE). Those about payment are in national-payment.ts. */
import { attributeOf, elementsAt, type XmlElement } from '../../metadata/xml-tree';
import { NATIONAL_GUIDELINES } from '../profile';
import { isFilled, isThere, valueAt, type Asks, type ElementRule } from './element-rule';
import { ALLOWANCE, LINE, rule, SELLER, SETTLEMENT, TAXES, TRADE, UBL_SELLER } from './presence';

/** Rows of one group of terms, which has a place in each syntax: what must be filled in it. */
type Filled = readonly [name: string, text: string, cii: string, ubl: string];

const inPlace = (cii: string, ubl: string, rows: readonly Filled[]): ElementRule[] =>
	rows.map(([name, text, inCii, inUbl]) => rule(name, text, 'XRECHNUNG', [cii, isFilled(inCii)], [`/${ubl}`, isFilled(inUbl)]));

const CITY = 'CityName';
const CODES: readonly [cii: string, ubl: string] = ['PostcodeCode', 'PostalZone'];

const PHONE = 'TelephoneUniversalCommunication/CompleteNumber';
const UBL_PHONE = 'Telephone';
const MAIL = 'EmailURIUniversalCommunication/URIID';
const UBL_MAIL = 'ElectronicMail';

/** In which categories there may be VAT. */
const TAXED = ['S', 'Z', 'E', 'AE', 'K', 'G', 'L', 'M'];
const CATEGORIES = [
	`${TRADE}/${LINE}/SpecifiedLineTradeSettlement/ApplicableTradeTax/CategoryCode`,
	`${TRADE}/${ALLOWANCE}/CategoryTradeTax/CategoryCode`,
].join('|');
const UBL_CATEGORIES = [
	...['InvoiceLine', 'CreditNoteLine'].map((line) => `${line}/Item/ClassifiedTaxCategory/ID`),
	'AllowanceCharge/TaxCategory/ID',
].join('|');

/** A term of a category in which there may be VAT, at one of the paths. */
const isTaxed =
	(paths: string): Asks =>
	(root) =>
		paths.split('|').some((path) => elementsAt(root, path).some(({ text }) => TAXED.includes(text.trim())));

const hasRegistration = (root: XmlElement): boolean =>
	elementsAt(root, `${SELLER}/SpecifiedTaxRegistration/ID`).some(
		(id) => ['VA', 'FC'].includes(attributeOf(id, 'schemeID')?.trim() ?? '') && id.text.trim() !== '',
	);

/** No file name of a document is that of another. */
const areNamesUnique =
	(documents: string, attachment: string): Asks =>
	(parent) => {
		const seen = new Set<string>();
		return elementsAt(parent, documents).every((document) => {
			const names = elementsAt(document, attachment).flatMap((one) => attributeOf(one, 'filename') ?? []);
			const isNew = names.every((name) => !seen.has(name));
			for (const name of names) seen.add(name);
			return isNew;
		});
	};

const PRICES = ['GrossPriceProductTradePrice', 'NetPriceProductTradePrice'];

/** The number of units of a gross price is that of the net price, where both have one. */
function areBasesEqual(line: XmlElement): boolean {
	const valuesOf = (attribute: string) =>
		PRICES.map((price) => valueAt(line, `SpecifiedLineTradeAgreement/${price}/BasisQuantity${attribute}`));
	return ['', '/@unitCode'].every((attribute) => {
		const [gross, net] = valuesOf(attribute);
		return gross === null || net === null || gross === net;
	});
}

export const NATIONAL: readonly ElementRule[] = [
	rule(
		'BR-DE-2',
		'The seller has a contact (BG-6)',
		'XRECHNUNG',
		['ApplicableHeaderTradeAgreement/SellerTradeParty', isThere('DefinedTradeContact')],
		['/AccountingSupplierParty', isThere('Party/Contact')],
	),
	...inPlace('SellerTradeParty/PostalTradeAddress', `${UBL_SELLER}/PostalAddress`, [
		['BR-DE-3', 'The address of the seller has a city (BT-37)', CITY, CITY],
		['BR-DE-4', 'The address of the seller has a post code (BT-38)', ...CODES],
	]),
	...inPlace('SellerTradeParty/DefinedTradeContact', `${UBL_SELLER}/Contact`, [
		['BR-DE-5', 'The contact of the seller has a name (BT-41)', 'PersonName|DepartmentName', 'Name'],
		['BR-DE-6', 'The contact of the seller has a telephone number (BT-42)', PHONE, UBL_PHONE],
		['BR-DE-7', 'The contact of the seller has an e-mail address (BT-43)', MAIL, UBL_MAIL],
	]),
	...inPlace('BuyerTradeParty/PostalTradeAddress', 'AccountingCustomerParty/Party/PostalAddress', [
		['BR-DE-8', 'The address of the buyer has a city (BT-52)', CITY, CITY],
		['BR-DE-9', 'The address of the buyer has a post code (BT-53)', ...CODES],
	]),
	...inPlace('ApplicableHeaderTradeDelivery/ShipToTradeParty/PostalTradeAddress', 'Delivery/DeliveryLocation/Address', [
		['BR-DE-10', 'An address of delivery has a city (BT-77)', CITY, CITY],
		['BR-DE-11', 'An address of delivery has a post code (BT-78)', ...CODES],
	]),
	...inPlace(TAXES, 'TaxTotal/TaxSubtotal', [
		['BR-DE-14', 'A row of the VAT breakdown has a rate (BT-119)', 'RateApplicablePercent', 'TaxCategory/Percent'],
	]),
	rule(
		'BR-DE-15',
		'The invoice has a buyer reference (BT-10)',
		'XRECHNUNG',
		['/', isFilled(`${TRADE}/ApplicableHeaderTradeAgreement/BuyerReference`)],
		['/', isFilled('BuyerReference')],
	),
	rule(
		'BR-DE-16',
		'If there is VAT, the seller has a VAT identifier (BT-31), a tax number (BT-32) or a representative (BG-11)',
		'XRECHNUNG',
		[
			'/',
			(root) =>
				hasRegistration(root) || isThere(`${TRADE}/ApplicableHeaderTradeAgreement/SellerTaxRepresentativeTradeParty`)(root),
			{ when: isTaxed(CATEGORIES) },
		],
		[
			'/',
			(root) => isThere('TaxRepresentativeParty')(root) || isFilled(`${UBL_SELLER}/PartyTaxScheme/CompanyID`)(root),
			{ when: isTaxed(UBL_CATEGORIES) },
		],
	),
	rule(
		'BR-DE-22',
		'No two attachments have the same file name',
		'XRECHNUNG',
		[
			'ApplicableHeaderTradeAgreement|SpecifiedLineTradeAgreement|SpecifiedLineTradeSettlement',
			areNamesUnique('AdditionalReferencedDocument', 'AttachmentBinaryObject'),
		],
		['/', areNamesUnique('AdditionalDocumentReference', 'Attachment/EmbeddedDocumentBinaryObject')],
	),
	rule('BR-TMP-3', 'A gross price is for as many units as the net price (BT-149, BT-150)', 'XRECHNUNG', [
		`${TRADE}/${LINE}`,
		areBasesEqual,
	]),
];

const TYPES = ['326', '380', '381', '384', '389', '875', '876', '877'];
const TYPE = 'ExchangedDocument/TypeCode';
const UBL_TYPE = 'InvoiceTypeCode|CreditNoteTypeCode';
const GUIDELINE = 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID';

/** Something, one @, and a domain with a dot inside. */
const E_MAIL = /^[^@\s]+@[^@.\s]+(?:\.[^@.\s]+)+$/;
const SCHEME = /^[a-z][a-z0-9+.-]+:/i;

const isUrl =
	(path: string): Asks =>
	(document) =>
		SCHEME.test(elementsAt(document, path)[0]?.text ?? '');
const isPhone =
	(path: string): Asks =>
	(contact) =>
		(valueAt(contact, path) ?? '').replace(/\D/g, '').length >= 3;
const isMail =
	(path: string): Asks =>
	(contact) =>
		E_MAIL.test(valueAt(contact, path) ?? '');
const showValue = (path: string) => ({ found: (element: XmlElement) => valueAt(element, path) });
const isOfType =
	(path: string, ...codes: readonly string[]): Asks =>
	(root) =>
		codes.includes(valueAt(root, path) ?? '');
const isNational =
	(path: string): Asks =>
	(root) =>
		NATIONAL_GUIDELINES.includes(valueAt(root, path) ?? '');

/** The day of delivery or the period, of the invoice or of all lines. */
const saysWhen =
	(whole: string, lines: string, period: string): Asks =>
	(root) =>
		isThere(whole)(root) || lines.split('|').every((path) => elementsAt(root, path).every(isThere(period)));

/** Recommendations of XRechnung. */
export const RECOMMENDED: readonly ElementRule[] = [
	rule(
		'BR-DE-17',
		`The type code is one of ${TYPES.join(', ')} (BT-3)`,
		'XRECHNUNG',
		['/', isOfType(TYPE, ...TYPES), showValue(TYPE)],
		['/', isOfType(UBL_TYPE, ...TYPES), showValue(UBL_TYPE)],
	),
	rule(
		'BR-DE-21',
		'The specification is XRechnung 3.0 (BT-24)',
		'XRECHNUNG',
		['/', isNational(GUIDELINE), showValue(GUIDELINE)],
		['/', isNational('CustomizationID'), showValue('CustomizationID')],
	),
	rule(
		'BR-DE-26',
		'A corrected invoice (384) names the preceding invoice (BG-3)',
		'XRECHNUNG',
		['/', isThere(`${SETTLEMENT}/InvoiceReferencedDocument`), { when: isOfType(TYPE, '384') }],
		['/', isThere('BillingReference/InvoiceDocumentReference'), { when: isOfType(UBL_TYPE, '384') }],
	),
	rule(
		'BR-DE-27',
		'A telephone number has three digits or more (BT-42)',
		'XRECHNUNG',
		['SellerTradeParty/DefinedTradeContact', isPhone(PHONE), showValue(PHONE)],
		[`/${UBL_SELLER}/Contact`, isPhone(UBL_PHONE), showValue(UBL_PHONE)],
	),
	rule(
		'BR-DE-28',
		'An e-mail address is one (BT-43)',
		'XRECHNUNG',
		['SellerTradeParty/DefinedTradeContact', isMail(MAIL), showValue(MAIL)],
		[`/${UBL_SELLER}/Contact`, isMail(UBL_MAIL), showValue(UBL_MAIL)],
	),
	rule(
		'BR-DE-TMP-32',
		'The invoice says when it was delivered (BT-72), or its period (BG-14), or that of each line (BG-26)',
		'XRECHNUNG',
		[
			'/SupplyChainTradeTransaction',
			saysWhen(
				'ApplicableHeaderTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime|ApplicableHeaderTradeSettlement/BillingSpecifiedPeriod',
				LINE,
				'SpecifiedLineTradeSettlement/BillingSpecifiedPeriod',
			),
		],
		['/', saysWhen('Delivery/ActualDeliveryDate|InvoicePeriod', 'InvoiceLine|CreditNoteLine', 'InvoicePeriod')],
	),
	rule(
		'BR-TMP-2',
		'The place of an external document is a URL with its scheme (BT-124)',
		'XRECHNUNG',
		[
			'ApplicableHeaderTradeAgreement/AdditionalReferencedDocument',
			isUrl('URIID'),
			{ when: (document) => isThere('URIID')(document) && valueAt(document, 'TypeCode') === '916', ...showValue('URIID') },
		],
		['/AdditionalDocumentReference/Attachment/ExternalReference', isUrl('URI'), showValue('URI')],
	),
];
