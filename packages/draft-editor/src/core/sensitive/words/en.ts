import type { WordList } from '../categories';

export const enWords: WordList = {
  gambling: {
    note: 'Gambling, its places, tools and tricks',
    words:
      'casino / online casino / gambling / online gambling / betting / sports betting / bet now / bookmaker / bookie / baccarat / blackjack for money / roulette / slot machine / slots online / fruit machine / poker for money / real money poker / texas holdem cash / craps / keno / lottery tips / underground lottery / mark six / horse betting / football betting / match fixing / sure bets / free spins / no deposit bonus / welcome bonus casino / live dealer / high roller / jackpot guaranteed / betting tips / casino agent / card counting device / marked cards / loaded dice / gambling chips / rakeback',
  },
  medical: {
    note: 'Claims and guarantees of effect in medicine, drugs and health food',
    words:
      'miracle cure / cures cancer / cure for cancer / cancer cure / cure diabetes / reverses diabetes / permanent cure / cure guaranteed / never comes back / instant cure / heals everything / cure-all / no side effects / zero side effects / without side effects / 100% effective / clinically guaranteed / secret remedy / ancestral remedy / wonder drug / replaces medication / instead of chemotherapy / kills cancer cells / cures hiv / cures epilepsy / cures psoriasis / cures vitiligo / lasts longer in bed / penis enlargement / breast enlargement pills / lose 10 kg in a week / lose weight while you sleep / instant weight loss / detox cure / stem cell injection / surrogacy agency / baby gender selection / painless abortion / risk-free surgery / botox at home / diy filler injection / prescription drugs without prescription / no prescription needed',
  },
  adult: {
    note: 'Pornography and sexual services',
    words:
      'porn / pornography / xxx / sex video / sex cam / adult film / adult movies / adult video / nude chat / nude livestream / naked girls / one-night stand / hookup tonight / escort / escort service / call girl / sugar daddy / sugar baby / paid companionship / prostitute / prostitution / brothel / sex service / full service massage / erotic massage / happy ending massage / sensual massage / aphrodisiac / love potion / date rape drug / upskirt / voyeur video / hidden cam video / uncensored / adult live / erotic stories / incest / wife swapping / sex slave / onlyfans leak',
  },
  finance: {
    note: 'Guaranteed returns and predatory loans',
    words:
      'guaranteed returns / guaranteed profit / risk-free investment / zero risk / no-risk returns / capital guaranteed / high returns guaranteed / get rich quick / overnight millionaire / make money while you sleep / earn $1000 a day / double your money / insider tip / insider information / hot stock tips / next 100x coin / crypto signals guaranteed / pump and dump / pyramid scheme / ponzi / multi-level marketing / government-backed returns / pre-ipo shares for sale / mining to riches / loan shark / payday loan / student nude loan / bad credit no problem / no credit check / guaranteed approval / instant cash loan / cash advance on credit card / credit card cash out / credit repair guaranteed / erase bad credit / clean credit history / debt disappears / illegal fundraising / margin lending no limit / binary options / forex robot / profit every day',
  },
  superlative: {
    note: 'Claims of being the best or the only one, without proof',
    words:
      'the best / world’s best / best in the world / number one / no. 1 / #1 / no. 1 in china / world’s first / the only one / the one and only / unique in the world / unrivalled / unrivaled / unparalleled / unprecedented / unbeatable / second to none / top brand / leading brand / world-class / national level / highest grade / most advanced / most popular / most trusted / most effective / cheapest / lowest price / lowest price ever / lowest price guaranteed / biggest / greatest / ultimate / supreme / perfect / flawless / absolute / 100% / one hundred percent / forever / lasts forever / never fails / always works / works for everyone / state banquet / officially exempt from inspection / best seller of all time / champion brand',
  },
  tobacco: {
    note: 'Tobacco and electronic cigarettes',
    words:
      'cigarettes / cigarette / tobacco / cigar / cigars / rolling tobacco / pipe tobacco / hookah tobacco / shisha / chewing tobacco / snuff / snus / duty-free cigarettes / smuggled cigarettes / menthol cigarettes / low tar / vape / vaping / vape juice / vape pen / disposable vape / e-cigarette / e-liquid / vape pods / nicotine / nicotine salt / nicotine pouch / heated tobacco / cigarettes wholesale / cheap cigarettes',
  },
  weapons: {
    note: 'Firearms, ammunition, explosives and banned blades',
    words:
      'firearm / firearms / handgun / pistol / rifle / shotgun / air rifle / replica gun / ghost gun / 3d printed gun / gun parts / stun gun / taser / crossbow / ammunition / ammo / bullets / detonator / explosives / bomb / grenade / silencer / suppressor / switchblade / butterfly knife / brass knuckles / expandable baton / tear gas / pepper spray / gun blueprint',
  },
  drugs: {
    note: 'Illegal drugs and what is used to take them',
    words:
      'heroin / cocaine / crystal meth / methamphetamine / ecstasy pills / mdma / lsd / cannabis / marijuana / weed / thc oil / hashish / opium / morphine / ketamine / ghb / fentanyl / magic mushrooms / psilocybin / nitrous oxide / laughing gas / poppy pods / bath salts / bong / crack pipe / ephedrine / drug dealer / knockout drops / study drugs / sleeping pills online',
  },
  counterfeit: {
    note: 'Goods that copy a registered brand, and pirated works',
    words:
      'replica / replica watches / replica bags / replica shoes / super copy / mirror quality / 1:1 copy / aaa replica / knockoff / knock-off / fake designer / designer dupe / counterfeit / imitation rolex / grey market phone / refurbished as new / pirated software / cracked software / keygen / cheap activation key / warez / pirated movies / torrent download / cheat engine / game hack / private server / fake liquor / customs seized brands / fake hologram / bootleg',
  },
  fraud: {
    note: 'Forged documents, money and reviews, and their services',
    words:
      'fake id / fake passport / fake diploma / fake degree / buy a degree / fake certificate / fake invoice / invoice for sale / fake stamp / counterfeit money / fake banknotes / cloned card / bank account for sale / sim card without id / money mule / money laundering / fake reviews / buy reviews / buy followers / click farm / delete bad reviews / remove negative search results / exam taker for hire / take my exam / exam answers / essay for sale / thesis ghostwriter / write my thesis / fake marriage certificate / cloned license plate / buy driving license / points on your licence / fake doctor’s note / fake payslip / fake visa',
  },
  education: {
    note: 'Guarantees of admission, grades or jobs',
    words:
      'guaranteed pass / pass guaranteed / 100% pass / pass or refund / guaranteed admission / admission guaranteed / ivy league guaranteed / internal quota / admission without exam / certificate without exam / leaked exam / leaked questions / exam questions in advance / taught by examiners / degree in one month / instant degree / degree without study / job guaranteed / guaranteed job / guaranteed salary / guaranteed high score / score guaranteed / perfect score guaranteed / visa guaranteed / scholarship guaranteed',
  },
  superstition: {
    note: 'Services that rest on superstition',
    words:
      'fortune telling / fortune teller / palm reading / psychic reading / tarot prediction / clairvoyant / change your fate / change your luck / lucky charm guaranteed / wealth talisman / love spell / bring back ex spell / black magic / voodoo / curse removal / exorcism / spirit medium / talk to the dead / past life reading / predict the future / lottery spell / fertility charm / evil eye removal / blessed amulet / feng shui fortune / horoscope guaranteed / witchcraft service / money spell / binding spell / ouija',
  },
  surveillance: {
    note: 'Bugging, spying, hacking and trade in personal data',
    words:
      'bugging device / wiretap / phone tapping / spy app / spy on spouse / track any phone / find anyone by phone number / read someone’s messages / whatsapp spy / wechat monitor / spy camera / pinhole camera / hidden camera / private investigator / cheating spouse check / doxxing / personal data for sale / phone number list / customer list for sale / email list for sale / account hacking / hack facebook / hacker for hire / hack a website / custom trojan / password cracker / sms bomber / call bomber / caller id spoofing / signal jammer / gps jammer',
  },
};
