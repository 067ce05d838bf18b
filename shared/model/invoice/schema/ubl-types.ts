/** The elements of invoices and credit notes in UBL 2.1 (OASIS). Groups that EN 16931 does not use are not looked into. */
export const UBL_TYPES: Readonly<Record<string, string>> = {
	Invoice: `
		~UBLExtensions:? UBLVersionID:? CustomizationID:? ProfileID:? ProfileExecutionID:? ID:1 CopyIndicator:? UUID:?
		IssueDate:1 IssueTime:? DueDate:? InvoiceTypeCode:? Note:* TaxPointDate:? DocumentCurrencyCode:? TaxCurrencyCode:?
		PricingCurrencyCode:? PaymentCurrencyCode:? PaymentAlternativeCurrencyCode:? AccountingCostCode:? AccountingCost:?
		LineCountNumeric:? BuyerReference:? InvoicePeriod:* OrderReference:? BillingReference:* DespatchDocumentReference:*
		ReceiptDocumentReference:* StatementDocumentReference:* OriginatorDocumentReference:* ContractDocumentReference:*
		AdditionalDocumentReference:* ProjectReference:* ~Signature:* AccountingSupplierParty:1 AccountingCustomerParty:1
		PayeeParty:? BuyerCustomerParty:? SellerSupplierParty:? TaxRepresentativeParty:? Delivery:* ~DeliveryTerms:?
		PaymentMeans:* PaymentTerms:* ~PrepaidPayment:* AllowanceCharge:* ~TaxExchangeRate:? ~PricingExchangeRate:?
		~PaymentExchangeRate:? ~PaymentAlternativeExchangeRate:? TaxTotal:* WithholdingTaxTotal:* LegalMonetaryTotal:1
		InvoiceLine:+`,
	CreditNote: `
		~UBLExtensions:? UBLVersionID:? CustomizationID:? ProfileID:? ProfileExecutionID:? ID:1 CopyIndicator:? UUID:?
		IssueDate:1 IssueTime:? TaxPointDate:? CreditNoteTypeCode:? Note:* DocumentCurrencyCode:? TaxCurrencyCode:?
		PricingCurrencyCode:? PaymentCurrencyCode:? PaymentAlternativeCurrencyCode:? AccountingCostCode:? AccountingCost:?
		LineCountNumeric:? BuyerReference:? InvoicePeriod:* ~DiscrepancyResponse:* OrderReference:? BillingReference:*
		DespatchDocumentReference:* ReceiptDocumentReference:* ContractDocumentReference:* AdditionalDocumentReference:*
		StatementDocumentReference:* OriginatorDocumentReference:* ~Signature:* AccountingSupplierParty:1
		AccountingCustomerParty:1 PayeeParty:? BuyerCustomerParty:? SellerSupplierParty:? TaxRepresentativeParty:? Delivery:*
		~DeliveryTerms:* PaymentMeans:* PaymentTerms:* ~TaxExchangeRate:? ~PricingExchangeRate:? ~PaymentExchangeRate:?
		~PaymentAlternativeExchangeRate:? AllowanceCharge:* TaxTotal:* LegalMonetaryTotal:1 CreditNoteLine:+`,
	InvoiceLine: `
		ID:1 UUID:? Note:* InvoicedQuantity:? LineExtensionAmount:1 TaxPointDate:? AccountingCostCode:? AccountingCost:?
		PaymentPurposeCode:? FreeOfChargeIndicator:? InvoicePeriod:* OrderLineReference:* ~DespatchLineReference:*
		~ReceiptLineReference:* BillingReference:* DocumentReference:* ~PricingReference:? OriginatorParty:? Delivery:*
		PaymentTerms:* AllowanceCharge:* TaxTotal:* WithholdingTaxTotal:* Item:1 Price:? ~DeliveryTerms:? SubInvoiceLine:*
		~ItemPriceExtension:?`,
	CreditNoteLine: `
		ID:1 UUID:? Note:* CreditedQuantity:? LineExtensionAmount:? TaxPointDate:? AccountingCostCode:? AccountingCost:?
		PaymentPurposeCode:? FreeOfChargeIndicator:? InvoicePeriod:* OrderLineReference:* ~DiscrepancyResponse:*
		~DespatchLineReference:* ~ReceiptLineReference:* BillingReference:* DocumentReference:* ~PricingReference:?
		OriginatorParty:? Delivery:* PaymentTerms:* TaxTotal:* AllowanceCharge:* Item:? Price:? ~DeliveryTerms:*
		SubCreditNoteLine:* ~ItemPriceExtension:?`,
	Address: `
		ID:? AddressTypeCode:? AddressFormatCode:? Postbox:? Floor:? Room:? StreetName:? AdditionalStreetName:? BlockName:?
		BuildingName:? BuildingNumber:? InhouseMail:? Department:? MarkAttention:? MarkCare:? PlotIdentification:?
		CitySubdivisionName:? CityName:? PostalZone:? CountrySubentity:? CountrySubentityCode:? Region:? District:?
		TimezoneOffset:? AddressLine:* Country:? ~LocationCoordinate:*`,
	AddressLine: `
		Line:1`,
	AllowanceCharge: `
		ID:? ChargeIndicator:1 AllowanceChargeReasonCode:? AllowanceChargeReason:* MultiplierFactorNumeric:?
		PrepaidIndicator:? SequenceNumeric:? Amount:1 BaseAmount:? AccountingCostCode:? AccountingCost:? PerUnitAmount:?
		TaxCategory:* TaxTotal:? PaymentMeans:*`,
	Attachment: `
		EmbeddedDocumentBinaryObject:? ExternalReference:?`,
	BillingReference: `
		InvoiceDocumentReference:? SelfBilledInvoiceDocumentReference:? CreditNoteDocumentReference:?
		SelfBilledCreditNoteDocumentReference:? DebitNoteDocumentReference:? ReminderDocumentReference:?
		AdditionalDocumentReference:? ~BillingReferenceLine:*`,
	Branch: `
		ID:? Name:? FinancialInstitution:? Address:?`,
	CardAccount: `
		PrimaryAccountNumberID:1 NetworkID:1 CardTypeCode:? ValidityStartDate:? ExpiryDate:? IssuerID:? IssueNumberID:?
		CV2ID:? CardChipCode:? ChipApplicationID:? HolderName:?`,
	CommodityClassification: `
		NatureCode:? CargoTypeCode:? CommodityCode:? ItemClassificationCode:?`,
	Contact: `
		ID:? Name:? Telephone:? Telefax:? ElectronicMail:? Note:* ~OtherCommunication:*`,
	Country: `
		IdentificationCode:? Name:?`,
	CustomerParty: `
		CustomerAssignedAccountID:? SupplierAssignedAccountID:? AdditionalAccountID:* Party:? DeliveryContact:?
		AccountingContact:? BuyerContact:?`,
	Delivery: `
		ID:? Quantity:? MinimumQuantity:? MaximumQuantity:? ActualDeliveryDate:? ActualDeliveryTime:? LatestDeliveryDate:?
		LatestDeliveryTime:? ReleaseID:? TrackingID:? DeliveryAddress:? DeliveryLocation:? AlternativeDeliveryLocation:?
		RequestedDeliveryPeriod:? PromisedDeliveryPeriod:? EstimatedDeliveryPeriod:? CarrierParty:? DeliveryParty:?
		NotifyParty:* ~Despatch:? ~DeliveryTerms:* ~MinimumDeliveryUnit:? ~MaximumDeliveryUnit:? ~Shipment:?`,
	DocumentReference: `
		ID:1 CopyIndicator:? UUID:? IssueDate:? IssueTime:? DocumentTypeCode:? DocumentType:? XPath:* LanguageID:?
		LocaleCode:? VersionID:? DocumentStatusCode:? DocumentDescription:* Attachment:? ValidityPeriod:? IssuerParty:?
		~ResultOfVerification:?`,
	ExternalReference: `
		URI:? DocumentHash:? HashAlgorithmMethod:? ExpiryDate:? ExpiryTime:? MimeCode:? FormatCode:? EncodingCode:?
		CharacterSetCode:? FileName:? Description:*`,
	FinancialAccount: `
		ID:? Name:? AliasName:? AccountTypeCode:? AccountFormatCode:? CurrencyCode:? PaymentNote:*
		FinancialInstitutionBranch:? Country:?`,
	FinancialInstitution: `
		ID:? Name:? Address:?`,
	Item: `
		Description:* PackQuantity:? PackSizeNumeric:? CatalogueIndicator:? Name:? HazardousRiskIndicator:?
		AdditionalInformation:* Keyword:* BrandName:* ModelName:* BuyersItemIdentification:? SellersItemIdentification:?
		ManufacturersItemIdentification:* StandardItemIdentification:? CatalogueItemIdentification:?
		AdditionalItemIdentification:* CatalogueDocumentReference:? ItemSpecificationDocumentReference:* OriginCountry:?
		CommodityClassification:* ~TransactionConditions:* ~HazardousItem:* ClassifiedTaxCategory:* AdditionalItemProperty:*
		ManufacturerParty:* InformationContentProviderParty:? OriginAddress:* ~ItemInstance:* ~Certificate:* ~Dimension:*`,
	ItemIdentification: `
		ID:1 ExtendedID:? BarcodeSymbologyID:? ~PhysicalAttribute:* ~MeasurementDimension:* IssuerParty:?`,
	ItemProperty: `
		ID:? Name:1 NameCode:? TestMethod:? Value:? ValueQuantity:? ValueQualifier:* ImportanceCode:? ListValue:*
		UsabilityPeriod:? ~ItemPropertyGroup:* ~RangeDimension:? ~ItemPropertyRange:?`,
	Location: `
		ID:? Description:* Conditions:* CountrySubentity:? CountrySubentityCode:? LocationTypeCode:? InformationURI:? Name:?
		ValidityPeriod:* Address:? SubsidiaryLocation:* ~LocationCoordinate:*`,
	MonetaryTotal: `
		LineExtensionAmount:? TaxExclusiveAmount:? TaxInclusiveAmount:? AllowanceTotalAmount:? ChargeTotalAmount:?
		PrepaidAmount:? PayableRoundingAmount:? PayableAmount:1 PayableAlternativeAmount:?`,
	OrderLineReference: `
		LineID:1 SalesOrderLineID:? UUID:? LineStatusCode:? OrderReference:?`,
	OrderReference: `
		ID:1 SalesOrderID:? CopyIndicator:? UUID:? IssueDate:? IssueTime:? CustomerReference:? OrderTypeCode:?
		DocumentReference:?`,
	Party: `
		MarkCareIndicator:? MarkAttentionIndicator:? WebsiteURI:? LogoReferenceID:? EndpointID:? IndustryClassificationCode:?
		PartyIdentification:* PartyName:* ~Language:? PostalAddress:? PhysicalLocation:? PartyTaxScheme:* PartyLegalEntity:*
		Contact:? ~Person:* AgentParty:? ~ServiceProviderParty:* ~PowerOfAttorney:* FinancialAccount:?`,
	PartyIdentification: `
		ID:1`,
	PartyLegalEntity: `
		RegistrationName:? CompanyID:? RegistrationDate:? RegistrationExpirationDate:? CompanyLegalFormCode:?
		CompanyLegalForm:? SoleProprietorshipIndicator:? CompanyLiquidationStatusCode:? CorporateStockAmount:?
		FullyPaidSharesIndicator:? RegistrationAddress:? ~CorporateRegistrationScheme:? HeadOfficeParty:? ~ShareholderParty:*`,
	PartyName: `
		Name:1`,
	PartyTaxScheme: `
		RegistrationName:? CompanyID:? TaxLevelCode:? ExemptionReasonCode:? ExemptionReason:* RegistrationAddress:?
		TaxScheme:1`,
	PaymentMandate: `
		ID:? MandateTypeCode:? MaximumPaymentInstructionsNumeric:? MaximumPaidAmount:? SignatureID:? PayerParty:?
		PayerFinancialAccount:? ValidityPeriod:? PaymentReversalPeriod:? ~Clause:*`,
	PaymentMeans: `
		ID:? PaymentMeansCode:1 PaymentDueDate:? PaymentChannelCode:? InstructionID:? InstructionNote:* PaymentID:*
		CardAccount:? PayerFinancialAccount:? PayeeFinancialAccount:? ~CreditAccount:? PaymentMandate:? ~TradeFinancing:?`,
	PaymentTerms: `
		ID:? PaymentMeansID:* PrepaidPaymentReferenceID:? Note:* ReferenceEventCode:? SettlementDiscountPercent:?
		PenaltySurchargePercent:? PaymentPercent:? Amount:? SettlementDiscountAmount:? PenaltyAmount:?
		PaymentTermsDetailsURI:? PaymentDueDate:? InstallmentDueDate:? InvoicingPartyReference:? SettlementPeriod:?
		PenaltyPeriod:? ~ExchangeRate:? ValidityPeriod:?`,
	Period: `
		StartDate:? StartTime:? EndDate:? EndTime:? DurationMeasure:? DescriptionCode:* Description:*`,
	Price: `
		PriceAmount:1 BaseQuantity:? PriceChangeReason:* PriceTypeCode:? PriceType:? OrderableUnitFactorRate:?
		ValidityPeriod:* ~PriceList:? AllowanceCharge:* ~PricingExchangeRate:?`,
	ProjectReference: `
		ID:1 UUID:? IssueDate:? ~WorkPhaseReference:*`,
	SupplierParty: `
		CustomerAssignedAccountID:? AdditionalAccountID:* DataSendingCapability:? Party:? DespatchContact:?
		AccountingContact:? SellerContact:?`,
	TaxCategory: `
		ID:? Name:? Percent:? BaseUnitMeasure:? PerUnitAmount:? TaxExemptionReasonCode:? TaxExemptionReason:* TierRange:?
		TierRatePercent:? TaxScheme:1`,
	TaxScheme: `
		ID:? Name:? TaxTypeCode:? CurrencyCode:? ~JurisdictionRegionAddress:*`,
	TaxSubtotal: `
		TaxableAmount:? TaxAmount:1 CalculationSequenceNumeric:? TransactionCurrencyTaxAmount:? Percent:? BaseUnitMeasure:?
		PerUnitAmount:? TierRange:? TierRatePercent:? TaxCategory:1`,
	TaxTotal: `
		TaxAmount:1 RoundingAmount:? TaxEvidenceIndicator:? TaxIncludedIndicator:? TaxSubtotal:*`,
};
