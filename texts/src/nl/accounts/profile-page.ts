export const pageTitle = 'Mijn profiel';
export const pageDescription = 'Je naam, je foto en je wachtwoord.';
export const heading = 'Profiel';
export const introduction = 'Wie je hier bent, en hoe Crisper voor jou werkt.';
