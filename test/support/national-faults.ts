/** Invoices that break rules of XRechnung: groups of terms that samples lack, in every combination that the rules are about. */
import type { Fault } from './invoice-faults';
import type { Syntax } from './judges/schematron';

const XRECHNUNG = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** XRechnung itself, its extension, and for clean vehicles. */
export const NATIONAL_GUIDELINES = [
	XRECHNUNG,
	`${XRECHNUNG}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
	`${XRECHNUNG}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
] as const;

/** Rules of EN 16931 that a variant of XRechnung replaces, and that no invoice of the test suite breaks otherwise. */
export const REPLACED_RULES = new Set([
	'BR-CL-10',
	'BR-CL-11',
	'BR-CL-13',
	'BR-CL-21',
	'BR-CL-24',
	'BR-CL-25',
	'BR-CL-26',
	'BR-CO-16',
]);

export const withGuideline = (xml: string, guideline: string): string =>
	xml.replace(/>urn:cen\.eu:en16931:2017#[^<]*</, `>${guideline}<`);

/** Amounts of the samples have this currency. */
const amount = (name: string, value: string, currency = 'EUR'): string =>
	`<cbc:${name} currencyID="${currency}">${value}</cbc:${name}>`;

/** `Item/Name` around a text; the last name may have attributes. */
function nest(prefix: string, path: string, text = ''): string {
	const steps = path.split('/');
	return steps.reduceRight((inner, step) => `<${prefix}:${step}>${inner}</${prefix}:${step.split(' ')[0]}>`, text);
}

const ram = (path: string, text = ''): string => nest('ram', path, text);
const cac = (path: string, text = ''): string => nest('cac', path, text);
const cbc = (path: string, text = ''): string => nest('cbc', path, text);

/** The text in the first element of a name, at its end. */
function insert(xml: string, parent: string, text: string): string {
	const found = new RegExp(`</(?:[a-z]+:)?${parent}>`).exec(xml);
	if (!found) throw new Error(`The sample has no ${parent}`);
	return xml.slice(0, found.index) + text + xml.slice(found.index);
}

const without = (xml: string, name: string): string => xml.replace(new RegExp(`<[a-z]+:${name}>.*?</[a-z]+:${name}>`, 's'), '');

/** All selections of a list. */
const selections = <T>(list: readonly T[]): T[][] =>
	list.reduce<T[][]>((all, one) => [...all, ...all.map((some) => [...some, one])], [[]]);

const IBAN = 'DE75512108001245126199';
const MEANS = ['30', '48', '54', '55', '58', '59', '10'];

const CII_GROUPS = [
	ram('PayeePartyCreditorFinancialAccount/IBANID', IBAN),
	ram('ApplicableTradeSettlementFinancialCard/ID', '1234'),
	ram('PayerPartyDebtorFinancialAccount/IBANID', `${IBAN}0`),
	ram('PayeeSpecifiedCreditorFinancialInstitution/BICID', 'GENODEF1'),
];
const CII_DEBITS = [ram('SpecifiedTradePaymentTerms/DirectDebitMandateID', 'M'), ram('CreditorReferenceID', 'C')];

function paymentsInCii(xml: string): Fault[] {
	const bare = without(xml, 'SpecifiedTradeSettlementPaymentMeans');
	return MEANS.flatMap((code) =>
		selections(CII_GROUPS).flatMap((groups, group) =>
			selections(CII_DEBITS).map((debits, debit) => {
				const means = ram('SpecifiedTradeSettlementPaymentMeans', ram('TypeCode', code) + groups.join(''));
				return {
					name: `payment ${code} ${group} ${debit}`,
					xml: insert(bare, 'ApplicableHeaderTradeSettlement', means + debits.join('')),
				};
			}),
		),
	);
}

const UBL_GROUPS = [
	cac('PayeeFinancialAccount', cbc('ID', IBAN)),
	cac('CardAccount', cbc('PrimaryAccountNumberID', '1234')),
	cac('PaymentMandate', cbc('ID', 'M')),
	cac('PaymentMandate/PayerFinancialAccount', cbc('ID', `${IBAN}0`)),
];

function paymentsInUbl(xml: string, root: string): Fault[] {
	const bare = without(xml, 'PaymentMeans');
	const creditor = cac('PayeeParty/PartyIdentification', cbc('ID schemeID="SEPA"', 'C'));
	return MEANS.flatMap((code) =>
		selections(UBL_GROUPS).flatMap((groups, group) =>
			['', creditor].map((debit) => {
				const means = cac('PaymentMeans', cbc('PaymentMeansCode', code) + groups.join(''));
				return { name: `payment ${code} ${group} ${debit === '' ? 'without' : 'with'}`, xml: insert(bare, root, means + debit) };
			}),
		),
	);
}

const TERMS = [
	'#SKONTO#TAGE=14#PROZENT=2.25#\n',
	'#SKONTO#TAGE=14#PROZENT=2.25#',
	'#SKONTO#TAGE=14#PROZENT=2.25#\n#SKONTO#TAGE=28#PROZENT=1.00#BASISBETRAG=-10.00#\nThank you',
	'#SKONTO#TAGE=14#PROZENT=2.25#\nOur code is #7#',
	'#SKONTO#TAGE=14#PROZENT=2.25#  \n \n',
	'#SKONTO#TAGE=14#PROZENT=2.2#\n',
	'#SKONTO#TAGE=14,5#PROZENT=2.25#\n',
	'#skonto#TAGE=14#PROZENT=2.25#\n',
	'  #SKONTO#TAGE=14#PROZENT=2.25#\n',
	'#SKONTO#TAGE=14#PROZENT=2.25# now\n',
	'#\n',
	'Our code is #7#',
];
const TEXTS = ['', ' ', 'x'];
const URLS = ['https://octavo.example/a', 'octavo.example', 'x:', '1a:b', 'mailto:a@octavo.example', ' https://octavo.example'];
const SCHEMES = ['0088', 'XR01', 'XR03', 'XR04', 'SEPA', 'EM', '9930', '0002 0007', ''];
const FILES = [
	['a.pdf', 'a.pdf'],
	['a.pdf', 'b.pdf'],
	['', ''],
] as const;
const MEDIA = ['application/pdf', 'application/xml', 'text/plain', 'text/csv'];
const CONTACTS = ['+49 30 1234', '12', 'a1b2c3', 'a@octavo.example', 'a@octavo', 'a@@octavo.example', 'a b@octavo.example'];

/** A vehicle's classes and the values of its properties `cva`. */
const VEHICLES: readonly (readonly [list: string, code: string, values: readonly string[]])[] = [
	['CVD', 'M1', ['clean']],
	['CVD', 'M4', ['clean']],
	['CVD', 'N3', ['grey']],
	['CVD', 'N3', ['zero-emission', 'other']],
	['CVD', 'N3', []],
	['STI', 'N3', ['clean']],
	['QQ9', 'N3', []],
];

const each = <T>(title: string, list: readonly T[], make: (item: T) => string): Fault[] =>
	list.map((item) => ({ name: `${title} ${JSON.stringify(item)}`, xml: make(item) }));

/** Faults of an invoice in CII. */
export function nationalFaultsInCii(xml: string): Fault[] {
	const inAgreement = (text: string) => insert(xml, 'ApplicableHeaderTradeAgreement', text);
	const inSettlement = (text: string) => insert(xml, 'ApplicableHeaderTradeSettlement', text);
	const inProduct = (text: string) => insert(xml, 'SpecifiedTradeProduct', text);
	const shipTo = (text: string) =>
		xml.replace(/<ram:ApplicableHeaderTradeDelivery(?:\s*\/>|>)/, (found) => {
			const party = ram('ShipToTradeParty', text);
			return found.endsWith('/>') ? ram('ApplicableHeaderTradeDelivery', party) : found + party;
		});
	const attached = (name: string, media: string) =>
		ram(
			'AdditionalReferencedDocument',
			`${ram('TypeCode', '916')}<ram:AttachmentBinaryObject mimeCode="${media}" filename="${name}">AA==</ram:AttachmentBinaryObject>`,
		);
	const terms = without(xml, 'SpecifiedTradePaymentTerms');
	const quantity = (price: string, unit: string, value: string) =>
		ram(`${price}/BasisQuantity${unit === '' ? '' : ` unitCode="${unit}"`}`, value);
	const priced = (text: string) =>
		insert(xml.replaceAll(/<ram:BasisQuantity.*?<\/ram:BasisQuantity>/gs, ''), 'SpecifiedLineTradeAgreement', text);
	return [
		...paymentsInCii(xml),
		...each('terms', TERMS, (text) =>
			insert(terms, 'ApplicableHeaderTradeSettlement', ram('SpecifiedTradePaymentTerms/Description', text)),
		),
		...each('city of delivery', TEXTS, (text) => shipTo(ram('PostalTradeAddress', ram('CityName', text)))),
		...each('post code of delivery', TEXTS, (text) => shipTo(ram('PostalTradeAddress', ram('PostcodeCode', text)))),
		...each('scheme of delivery', SCHEMES, (scheme) => shipTo(ram(`GlobalID schemeID="${scheme}"`, '1'))),
		...each('scheme of a party', SCHEMES, (scheme) => insert(xml, 'SellerTradeParty', ram(`GlobalID schemeID="${scheme}"`, '1'))),
		...each('scheme of a registration', SCHEMES, (scheme) =>
			insert(xml, 'SellerTradeParty', ram(`SpecifiedLegalOrganization/ID schemeID="${scheme}"`, '1')),
		),
		...each('scheme of an address', SCHEMES, (scheme) =>
			insert(xml, 'SellerTradeParty', ram(`URIUniversalCommunication/URIID schemeID="${scheme}"`, '1')),
		),
		...each('scheme of an item', SCHEMES, (scheme) => inProduct(ram(`GlobalID schemeID="${scheme}"`, '1'))),
		...each('empty group', ['DefinedTradeContact', 'PostalTradeAddress'], (name) =>
			insert(without(xml, name), 'SellerTradeParty', `<ram:${name}/>`),
		),
		...each('contact', CONTACTS, (text) =>
			insert(
				without(xml, 'DefinedTradeContact'),
				'SellerTradeParty',
				ram(
					'DefinedTradeContact',
					ram('DepartmentName', text) +
						ram('TelephoneUniversalCommunication/CompleteNumber', text) +
						ram('EmailURIUniversalCommunication/URIID', text),
				),
			),
		),
		...each('attachments', FILES, ([one, other]) =>
			inAgreement(attached(one, 'application/pdf') + attached(other, 'application/pdf')),
		),
		...each('attachment', MEDIA, (media) => inAgreement(attached('a', media))),
		...each('external document', URLS, (url) =>
			inAgreement(ram('AdditionalReferencedDocument', ram('TypeCode', '916') + ram('URIID', url))),
		),
		...each('other document', URLS, (url) =>
			inAgreement(ram('AdditionalReferencedDocument', ram('TypeCode', '130') + ram('URIID', url))),
		),
		...each('correction', ['', ram('InvoiceReferencedDocument/IssuerAssignedID', '1')], (text) =>
			inSettlement(text).replace('>380<', '>384<'),
		),
		...each('sub-line', ['1'], (text) => insert(xml, 'AssociatedDocumentLineDocument', ram('ParentLineID', text))),
		...each(
			'units',
			[
				['', '1', '1'],
				['C62', '1', '1'],
				['C62', '1', '10'],
				['HUR', '1', '1'],
				['', '1', '1.0'],
			],
			([unit, gross, net]) =>
				priced(
					quantity('GrossPriceProductTradePrice', unit!, gross!) +
						quantity('NetPriceProductTradePrice', unit === '' ? '' : 'C62', net!),
				),
		),
		...each('category', ['O', 'S'], (code) =>
			without(xml, 'SpecifiedTaxRegistration')
				.replaceAll(/(<ram:CategoryCode>)\w+/g, `$1${code}`)
				.replaceAll('schemeID="FC"', 'schemeID="X"')
				.replaceAll('schemeID="VA"', 'schemeID="X"'),
		),
		...each('vehicle', VEHICLES, ([list, code, values]) =>
			inProduct(
				ram(`DesignatedProductClassification/ClassCode listID="${list}"`, code) +
					values.map((value) => ram('ApplicableProductCharacteristic', ram('Description', 'cva') + ram('Value', value))).join(''),
			),
		),
		...each('contract', TEXTS, (text) => inAgreement(ram('ContractReferencedDocument/IssuerAssignedID', text))),
		...each('tender', TEXTS, (text) =>
			inAgreement(ram('AdditionalReferencedDocument', ram('IssuerAssignedID', text) + ram('TypeCode', '50'))),
		),
	];
}

/** Faults of an invoice or a credit note in UBL. */
export function nationalFaultsInUbl(xml: string): Fault[] {
	const root = xml.includes('CreditNoteLine') ? 'CreditNote' : 'Invoice';
	const inRoot = (text: string) => insert(xml, root, text);
	const inSeller = (text: string) => xml.replace(/<cac:AccountingSupplierParty>\s*<cac:Party>/, (found) => found + text);
	const inItem = (text: string) => insert(xml, 'Item', text);
	const attached = (name: string, media: string) =>
		cac(
			'AdditionalDocumentReference',
			cbc('ID', '1') +
				cac(
					'Attachment',
					`<cbc:EmbeddedDocumentBinaryObject mimeCode="${media}" filename="${name}">AA==</cbc:EmbeddedDocumentBinaryObject>`,
				),
		);
	const payment = (content: string) => inRoot(cac('PrepaidPayment', content));
	const subLine = (value: string, more: string) =>
		cac('SubInvoiceLine', amount('LineExtensionAmount', value) + cac('Item', more));
	return [
		...paymentsInUbl(xml, root),
		...each('terms', TERMS, (text) => insert(without(xml, 'PaymentTerms'), root, cac('PaymentTerms', cbc('Note', text)))),
		...each('city of delivery', TEXTS, (text) => inRoot(cac('Delivery/DeliveryLocation/Address', cbc('CityName', text)))),
		...each('post code of delivery', TEXTS, (text) => inRoot(cac('Delivery/DeliveryLocation/Address', cbc('PostalZone', text)))),
		...each('scheme of delivery', SCHEMES, (scheme) =>
			inRoot(cac('Delivery/DeliveryLocation', cbc(`ID schemeID="${scheme}"`, '1'))),
		),
		...each('scheme of a party', SCHEMES, (scheme) => inSeller(cac('PartyIdentification', cbc(`ID schemeID="${scheme}"`, '1')))),
		...each('scheme of a registration', SCHEMES, (scheme) =>
			inSeller(cac('PartyLegalEntity', cbc(`CompanyID schemeID="${scheme}"`, '1'))),
		),
		...each('scheme of an address', SCHEMES, (scheme) => inSeller(cbc(`EndpointID schemeID="${scheme}"`, '1'))),
		...each('scheme of an item', SCHEMES, (scheme) =>
			inItem(cac('StandardItemIdentification', cbc(`ID schemeID="${scheme}"`, '1'))),
		),
		...each('empty group', ['Contact', 'PostalAddress'], (name) =>
			without(xml, name).replace(/<cac:AccountingSupplierParty>\s*<cac:Party>/, `$&<cac:${name}/>`),
		),
		...each('contact', CONTACTS, (text) =>
			without(xml, 'Contact').replace(
				/<cac:AccountingSupplierParty>\s*<cac:Party>/,
				`$&${cac('Contact', cbc('Telephone', text) + cbc('ElectronicMail', text))}`,
			),
		),
		...each('attachments', FILES, ([one, other]) =>
			inRoot(attached(one, 'application/pdf') + attached(other, 'application/pdf')),
		),
		...each('attachment', MEDIA, (media) => inRoot(attached('a', media))),
		...each('external document', URLS, (url) =>
			inRoot(cac('AdditionalDocumentReference/Attachment/ExternalReference', cbc('URI', url))),
		),
		...each('correction', ['', cac('BillingReference/InvoiceDocumentReference', cbc('ID', '1'))], (text) =>
			inRoot(text).replace(/>38[01]</, '>384<'),
		),
		...each('category', ['O', 'S'], (code) =>
			without(xml, 'PartyTaxScheme').replace(/(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)\w+/, `$1${code}`),
		),
		...each('vehicle', VEHICLES, ([list, code, values]) =>
			inItem(
				cac('CommodityClassification', cbc(`ItemClassificationCode listID="${list}"`, code)) +
					values.map((value) => cac('AdditionalItemProperty', cbc('Name', 'cva') + cbc('Value', value))).join(''),
			),
		),
		...each('contract', TEXTS, (text) => inRoot(cac('ContractDocumentReference', cbc('ID', text)))),
		...each('tender', TEXTS, (text) => inRoot(cac('OriginatorDocumentReference', cbc('ID', text)))),
		...each('type of a payment', TEXTS, (text) => payment(cbc('ID', text))),
		...each('description of a payment', TEXTS, (text) => payment(cbc('InstructionID', text))),
		...each(
			'payment',
			[
				['1.00', 'EUR'],
				['1.001', 'EUR'],
				['1', 'USD'],
			],
			([value, currency]) => payment(amount('PaidAmount', value!, currency)),
		),
		...each(
			'sub-line',
			[
				['1', 1],
				['0.5', 1],
				['1', 0],
				['1', 2],
			] as const,
			([value, count]) => insert(xml, `${root}Line`, subLine(value, '<cac:ClassifiedTaxCategory/>'.repeat(count))),
		),
	];
}

/** The same invoice as a credit note in UBL. */
export const asCreditNote = (xml: string): string =>
	xml
		.replaceAll(/(<\/?[a-z]*:?)Invoice(?=[\s>])/g, '$1CreditNote')
		.replaceAll('Invoice-2', 'CreditNote-2')
		.replaceAll('InvoiceLine', 'CreditNoteLine')
		.replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
		.replaceAll('InvoicedQuantity', 'CreditedQuantity');

export const nationalFaults = (syntax: Syntax, xml: string): Fault[] =>
	syntax === 'CII' ? nationalFaultsInCii(xml) : nationalFaultsInUbl(xml);
