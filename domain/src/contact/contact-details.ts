/** Our contact details for the footer, the contact page and the legal pages. */
export const contactDetails = {
  email: 'hello@crisper.example',
  privacyEmail: 'privacy@crisper.example',
  legalEmail: 'legal@crisper.example',
  phone: '+1 (212) 555-0142',
};
