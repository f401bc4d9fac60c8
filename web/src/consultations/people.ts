import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import * as texts from '@crisper/texts/consultations/booking.ts';

interface Specialist {
  id: SpecialistId;
  picture: string;
  specialty: string;
  experienceYears: number;
  rating: number;
  bio: string;
}

export const specialists: Specialist[] = [
  {
    specialty: texts.solheimSpecialty,
    bio: texts.solheimBio,
    id: 'solheim',
    picture: 'dietitian',
    experienceYears: 12,
    rating: 4.9,
  },
  {
    specialty: texts.oyelaranSpecialty,
    bio: texts.oyelaranBio,
    id: 'oyelaran',
    picture: 'cook',
    experienceYears: 8,
    rating: 4.8,
  },
];

export const testimonials = [
  { quote: texts.hannahQuote, author: texts.hannahAuthor, role: texts.hannahRole, rating: 5 },
  { quote: texts.darioQuote, author: texts.darioAuthor, role: texts.darioRole, rating: 5 },
  { quote: texts.sunnivaQuote, author: texts.sunnivaAuthor, role: texts.sunnivaRole, rating: 4 },
  { quote: texts.kwameQuote, author: texts.kwameAuthor, role: texts.kwameRole, rating: 5 },
  { quote: texts.leonieQuote, author: texts.leonieAuthor, role: texts.leonieRole, rating: 5 },
  { quote: texts.petrQuote, author: texts.petrAuthor, role: texts.petrRole, rating: 4 },
];
