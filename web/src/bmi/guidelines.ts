import type { BmiCategory } from '@crisper/domain/bmi/bmi.ts';
import type { Tone } from '#ui/badge.tsx';

export const CATEGORY_TONES: Record<BmiCategory, Tone> = {
  Underweight: 'info',
  Normal: 'fresh',
  Overweight: 'soon',
  Obese: 'expired',
};

interface Guidelines {
  description: string;
  recommendations: [string, string, string, string];
  tip: string;
}

export const GUIDELINES: Record<BmiCategory, Guidelines> = {
  Underweight: {
    description:
      'Your weight is low for your height. A little more of the right food, regularly, gives your body what it works with.',
    recommendations: [
      'Eat five smaller meals a day instead of three large ones.',
      'Add calories that nourish: nuts, avocado, whole milk, olive oil, eggs.',
      'Have protein with every meal: beans, fish, dairy or meat.',
      'Train with weights twice a week, so that what you gain is muscle.',
    ],
    tip: 'Keep nuts and dried fruit where you can see them. What is in sight gets eaten.',
  },
  Normal: {
    description:
      'Your weight suits your height. What you do works; the aim now is to keep doing it without thinking about it.',
    recommendations: [
      'Fill half of your plate with vegetables and fruit.',
      'Choose whole grains over white ones most of the time.',
      'Move for at least 150 minutes a week, in any way you like.',
      'Sleep seven to nine hours; tired people reach for sugar.',
    ],
    tip: 'Shop for three days at a time. Fresh food in small amounts is eaten, not thrown away.',
  },
  Overweight: {
    description:
      'Your weight is somewhat high for your height. Small changes that last do more than a strict month.',
    recommendations: [
      'Serve yourself on smaller plates, and wait ten minutes before a second helping.',
      'Drink water or tea in place of sweet drinks.',
      'Cook at home four evenings a week; you decide what goes in.',
      'Walk for thirty minutes a day, in one go or in three.',
    ],
    tip: 'Put cut vegetables at eye level in your fridge, and the treats at the back of the bottom shelf.',
  },
  Obese: {
    description:
      'Your weight is high for your height, which strains heart and joints. Losing even a twentieth of it helps noticeably.',
    recommendations: [
      'Talk to your doctor before you begin, and ask for a dietitian.',
      'Write down what you eat for a week; knowing comes before changing.',
      'Make vegetables and protein the larger part of each meal.',
      'Begin with gentle movement: walking, swimming or cycling, ten minutes at a time.',
    ],
    tip: 'Plan tomorrow’s meals tonight from what is already in your fridge. A plan beats a craving.',
  },
};
