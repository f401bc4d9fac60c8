import type { SpecialistId } from '@crisper/domain/consultations/specialists.ts';
import { specialistName } from '@crisper/texts/specialist.ts';

interface Specialist {
  id: SpecialistId;
  name: string;
  picture: string;
  specialty: string;
  experienceYears: number;
  rating: number;
  bio: string;
}

export const specialists: Specialist[] = [
  {
    id: 'solheim',
    name: specialistName('solheim'),
    picture: 'dietitian',
    specialty: 'Nutrition and food safety',
    experienceYears: 12,
    rating: 4.9,
    bio: 'Ran the food-safety desk of a children’s hospital. She will tell you what the date on the packet means, and when to believe your nose instead.',
  },
  {
    id: 'oyelaran',
    name: specialistName('oyelaran'),
    picture: 'cook',
    specialty: 'Zero-waste cooking',
    experienceYears: 8,
    rating: 4.8,
    bio: 'Cooked in restaurants that weigh their bins every night. He turns a photo of your fridge into five dinners and a short list.',
  },
];

export const testimonials = [
  {
    quote: 'Our flat used to own four open jars of pesto. Now we own one, and everybody knows whose it is.',
    author: 'Hannah',
    role: 'shares a kitchen with three others',
    rating: 5,
  },
  {
    quote: 'I cook for five and shop on Saturdays. The list of what is due is the whole plan now.',
    author: 'Dario',
    role: 'father of three',
    rating: 5,
  },
  {
    quote:
      'It took me a week to get into the habit of adding things. Since then I have thrown out one cucumber.',
    author: 'Sunniva',
    role: 'lives alone, travels a lot',
    rating: 4,
  },
  {
    quote:
      'We put it on a tablet by the office fridge. The Friday clear-out, with its labels and its quarrels, is gone.',
    author: 'Kwame',
    role: 'office manager',
    rating: 5,
  },
  {
    quote:
      'My mother forgets what she opened. I look at her shelf from two hundred kilometres away and call about the fish.',
    author: 'Leonie',
    role: 'looks after two kitchens',
    rating: 5,
  },
  {
    quote: 'Half an hour with Mateo and I stopped buying salad in bags. That alone was worth it.',
    author: 'Petr',
    role: 'booked a session in spring',
    rating: 4,
  },
];
