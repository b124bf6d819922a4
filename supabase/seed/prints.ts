// Written by art/main.ts; draw again instead of editing.
export type PrintFile = { readonly width: number; readonly height: number; readonly alt: string };

export const prints = {
  "/prints/scenes/art-room.svg": {
    width: 1600,
    height: 1000,
    alt: "The art room: a girl paints a hill at an easel while finished prints dry on a line.",
  },
  "/prints/scenes/classroom.svg": {
    width: 1600,
    height: 1000,
    alt: "A mathematics lesson: a girl draws the height of a hill on the board beside the window.",
  },
  "/prints/scenes/hills-dawn.svg": {
    width: 2880,
    height: 1500,
    alt: "First light where the river leaves the hills, with the school on its terrace.",
  },
  "/prints/scenes/hills-dusk.svg": {
    width: 2400,
    height: 560,
    alt: "The hills in layers at dusk, with the lamps of the school lit.",
  },
  "/prints/scenes/sports-ground.svg": {
    width: 1600,
    height: 1000,
    alt: "Games hour: three runners on the red track, a football match and the hills beyond.",
  },
  "/prints/scenes/stage.svg": {
    width: 1600,
    height: 1000,
    alt: "A hill dance on the school stage, seen from the dark of the hall.",
  },
  "/prints/scenes/three-campuses.svg": {
    width: 2400,
    height: 900,
    alt: "The three campuses Paonta Sahib, Juniors and Majra side by side under the same hills.",
  },
  "/prints/scenes/hills-day.svg": {
    width: 2880,
    height: 1500,
    alt: "A clear day where the river leaves the hills, with the school on its terrace.",
  },
  "/prints/scenes/hills-evening.svg": {
    width: 2880,
    height: 1500,
    alt: "Last light where the river leaves the hills, with the lamps of the school lit.",
  },
  "/prints/scenes/hills-night.svg": {
    width: 2880,
    height: 1500,
    alt: "Night where the river leaves the hills, with a moon and the lamps of the school.",
  },
  "/prints/sports/football.svg": {
    width: 1600,
    height: 1000,
    alt: "A striker shoots at goal and the goalkeeper dives full length for the ball.",
  },
  "/prints/sports/football-2.svg": {
    width: 1600,
    height: 1000,
    alt: "A pair of football boots and a ball beside the touchline.",
  },
  "/prints/sports/football-3.svg": {
    width: 1600,
    height: 1000,
    alt: "The football ground before school, with mist on the grass and one ball by the goal.",
  },
  "/prints/sports/cricket.svg": {
    width: 1600,
    height: 1000,
    alt: "A bowler at full stretch and a batter with the bat raised, the pavilion behind.",
  },
  "/prints/sports/cricket-2.svg": {
    width: 1600,
    height: 1000,
    alt: "Three stumps and a red ball on the rolled pitch, seen from close by.",
  },
  "/prints/sports/cricket-3.svg": {
    width: 1600,
    height: 1000,
    alt: "Net practice: the coach throws and a batter waits with the bat lifted.",
  },
  "/prints/sports/athletics.svg": {
    width: 1600,
    height: 1000,
    alt: "Three runners crouch at the start line while the starter raises a flag.",
  },
  "/prints/sports/athletics-2.svg": {
    width: 1600,
    height: 1000,
    alt: "A girl in mid-air over the sand pit at the long jump, two friends watching.",
  },
  "/prints/sports/athletics-3.svg": {
    width: 1600,
    height: 1000,
    alt: "Hurdles set out on the empty red track early in the morning.",
  },
  "/prints/sports/basketball.svg": {
    width: 1600,
    height: 1000,
    alt: "A girl leaps for a lay-up while a defender spreads his arms below the hoop.",
  },
  "/prints/sports/volleyball.svg": {
    width: 1600,
    height: 1000,
    alt: "A spike over the net: two blockers jump and a team mate crouches to dig.",
  },
  "/prints/sports/hockey.svg": {
    width: 1600,
    height: 1000,
    alt: "A girl sweeps the hockey ball up the turf with two defenders ahead of her.",
  },
  "/prints/sports/badminton.svg": {
    width: 1600,
    height: 1000,
    alt: "A jumping smash meets a long lunge across the net in the sports hall.",
  },
  "/prints/sports/table-tennis.svg": {
    width: 1600,
    height: 1000,
    alt: "Two players rally across a table tennis table while three friends watch.",
  },
  "/prints/sports/taekwondo.svg": {
    width: 1600,
    height: 1000,
    alt: "A high kick is held in front of a guarding partner, the class seated behind.",
  },
  "/prints/sports/chess.svg": {
    width: 1600,
    height: 1000,
    alt: "Two students over a chess board: one thinks, the other reaches for a piece.",
  },
  "/prints/sports/kabaddi.svg": {
    width: 1600,
    height: 1000,
    alt: "A raider stretches for a touch while a chain of defenders closes in.",
  },
  "/prints/sports/kho-kho.svg": {
    width: 1600,
    height: 1000,
    alt: "Chasers squat in a row between two posts as a runner is almost tagged.",
  },
  "/prints/sports/swimming.svg": {
    width: 1600,
    height: 1000,
    alt: "Three swimmers race in lanes while the coach points from the edge of the pool.",
  },
  "/prints/sports/yoga.svg": {
    width: 1600,
    height: 1000,
    alt: "Morning yoga on the lawn, two rows in the tree pose and one in the warrior pose.",
  },
  "/prints/levels/pre-primary.svg": {
    width: 1600,
    height: 1000,
    alt: "A teacher reads to four small children on a round rug with building blocks.",
  },
  "/prints/levels/primary.svg": {
    width: 1600,
    height: 1000,
    alt: "Primary children plant and water the vegetable beds below the school.",
  },
  "/prints/levels/middle.svg": {
    width: 1600,
    height: 1000,
    alt: "A middle school science lesson with a microscope and coloured liquids on the bench.",
  },
  "/prints/levels/secondary.svg": {
    width: 1600,
    height: 1000,
    alt: "Two students study across a library table while a third takes down a book.",
  },
  "/prints/levels/senior-secondary.svg": {
    width: 1600,
    height: 1000,
    alt: "Three senior students on the terrace with a telescope and the high range before them.",
  },
  "/prints/campuses/paonta-sahib.svg": {
    width: 1600,
    height: 1000,
    alt: "The long arcaded main house at Paonta Sahib with children coming up the path.",
  },
  "/prints/campuses/juniors.svg": {
    width: 1600,
    height: 1000,
    alt: "The little house at Juniors with a swing, a slide and a teacher among small children.",
  },
  "/prints/campuses/majra.svg": {
    width: 1600,
    height: 1000,
    alt: "The gate at Majra in the morning and the three-storey block behind it.",
  },
  "/prints/campuses/another.svg": {
    width: 1600,
    height: 1000,
    alt: "A long white building with a path through its grounds and the hills behind it.",
  },
  "/prints/campuses/paonta-sahib-plan.svg": {
    width: 1200,
    height: 1200,
    alt: "A plan of the Paonta Sahib campus in twenty-five squares: houses stand on five of them.",
  },
  "/prints/campuses/juniors-height.svg": {
    width: 1600,
    height: 800,
    alt: "A low window, a low tap and small children beside a rule on the wall; a teacher’s head is above the picture.",
  },
  "/prints/campuses/juniors-height-narrow.svg": {
    width: 1000,
    height: 1250,
    alt: "A low window and a low tap with small children beside a rule on the wall.",
  },
  "/prints/campuses/majra-seed-bank.svg": {
    width: 1600,
    height: 800,
    alt: "Sixty-three jars of grain and beans on the boards of the seed bank, no two alike.",
  },
  "/prints/campuses/majra-seed-bank-narrow.svg": {
    width: 1000,
    height: 1250,
    alt: "Sixty-three jars of grain and beans on the boards of the seed bank, no two alike.",
  },
  "/prints/events/annual-sports-day.svg": {
    width: 1600,
    height: 1000,
    alt: "Two teams lean into a tug-of-war under bunting while the school looks on.",
  },
  "/prints/events/tree-planting.svg": {
    width: 1600,
    height: 1000,
    alt: "Children kneel to plant saplings on the slope above the school.",
  },
  "/prints/events/kite-festival.svg": {
    width: 1600,
    height: 1000,
    alt: "Three children fly large paper kites from the hill, more kites behind them.",
  },
  "/prints/events/republic-day.svg": {
    width: 1600,
    height: 1000,
    alt: "Students march past in ranks behind a flag bearer with the tricolour.",
  },
  "/prints/events/independence-day.svg": {
    width: 1600,
    height: 1000,
    alt: "The tricolour opens on its pole with a fall of petals while students salute.",
  },
  "/prints/events/open-morning.svg": {
    width: 1600,
    height: 1000,
    alt: "A family with a small boy walks up the path to Juniors, where a teacher meets them.",
  },
  "/prints/events/first-day-of-session.svg": {
    width: 1600,
    height: 1000,
    alt: "A mother sends a small boy with a school bag through the gate beside the yellow bus.",
  },
  "/prints/events/garden-rooms.svg": {
    width: 1600,
    height: 1000,
    alt: "A mother leads a small boy past a row of shoes to the sand tray; his father tries a stool at a low table.",
  },
  "/prints/events/winter-concert.svg": {
    width: 1600,
    height: 1000,
    alt: "A choir in two rows sings before a painted snow range, tablas at the side.",
  },
  "/prints/events/inter-house-quiz.svg": {
    width: 1600,
    height: 1000,
    alt: "Four house teams on stage at the quiz; one pair has its hand up.",
  },
  "/prints/events/parents-meeting.svg": {
    width: 1600,
    height: 1000,
    alt: "A teacher and a parent talk across a table with the student beside them.",
  },
  "/prints/events/hindi-diwas.svg": {
    width: 1600,
    height: 1000,
    alt: "A girl recites from the low stage beside a board of Devanagari letters.",
  },
  "/prints/events/book-fair.svg": {
    width: 1600,
    height: 1000,
    alt: "Three awnings full of books under the sal trees, children choosing.",
  },
  "/prints/events/science-craft-fair.svg": {
    width: 1600,
    height: 1000,
    alt: "A model volcano, planets and a windmill on tables at the science and craft fair.",
  },
  "/prints/events/annual-exhibition.svg": {
    width: 1600,
    height: 1000,
    alt: "Visitors stand before framed hill prints at the annual exhibition.",
  },
  "/prints/events/mathematics-week.svg": {
    width: 1600,
    height: 1000,
    alt: "Students lay out a large geometrical figure in chalk and string on the courtyard floor.",
  },
  "/prints/events/alumni-homecoming.svg": {
    width: 1600,
    height: 1000,
    alt: "Former students greet one another at dusk under strung lamps, the school lit behind.",
  },
  "/prints/events/farewell-class-12.svg": {
    width: 1600,
    height: 1000,
    alt: "Class 12 walks out through the gate at sunset as younger students throw petals.",
  },
  "/prints/events/diwali-lamps.svg": {
    width: 1600,
    height: 1000,
    alt: "Children set clay lamps around a rangoli on the arcade steps at night.",
  },
  "/prints/events/founders-assembly.svg": {
    width: 1600,
    height: 1000,
    alt: "The whole school sits before the main house while the Principal speaks from the dais.",
  },
  "/prints/events/grandparents-day.svg": {
    width: 1600,
    height: 1000,
    alt: "Two grandparents on a bench under a sal tree with their grandchildren.",
  },
  "/prints/albums/sports-day-heats/01.svg": {
    width: 1600,
    height: 1000,
    alt: "A boy reaches the tape with his arms up, two runners close behind.",
  },
  "/prints/albums/sports-day-heats/02.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl clears the high jump bar above the blue-green mat.",
  },
  "/prints/albums/sports-day-heats/03.svg": {
    width: 1500,
    height: 1000,
    alt: "A relay baton passes from one hand to the next at full run.",
  },
  "/prints/albums/sports-day-heats/04.svg": {
    width: 1200,
    height: 1200,
    alt: "Three children hop down the field in the sack race.",
  },
  "/prints/albums/sports-day-heats/05.svg": {
    width: 1000,
    height: 1250,
    alt: "Three medal winners on the podium, the girl in the middle with her arms raised.",
  },
  "/prints/albums/sports-day-heats/06.svg": {
    width: 1600,
    height: 1000,
    alt: "Small children walk carefully in the lemon and spoon race.",
  },
  "/prints/albums/sports-day-heats/07.svg": {
    width: 1200,
    height: 1200,
    alt: "A teacher looks at the stopwatch while a runner comes down the track.",
  },
  "/prints/albums/sports-day-heats/08.svg": {
    width: 1500,
    height: 1000,
    alt: "Houses cheer with flags from the grass bank.",
  },
  "/prints/albums/sports-day-heats/09.svg": {
    width: 1000,
    height: 1250,
    alt: "Cups wait on the prize table under a striped awning.",
  },
  "/prints/albums/block-printing-class-7/01.svg": {
    width: 1600,
    height: 1000,
    alt: "Class 7 at the long table with carved blocks, prints drying on the line.",
  },
  "/prints/albums/block-printing-class-7/02.svg": {
    width: 1200,
    height: 1200,
    alt: "Two hands guide a gouge across a red block, chips at its edge.",
  },
  "/prints/albums/block-printing-class-7/03.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl rolls ink over her block by the window.",
  },
  "/prints/albums/block-printing-class-7/04.svg": {
    width: 1500,
    height: 1000,
    alt: "A carved hill and the print that came from it, side by side.",
  },
  "/prints/albums/block-printing-class-7/05.svg": {
    width: 1000,
    height: 1250,
    alt: "A boy pegs up his wet print on the line.",
  },
  "/prints/albums/block-printing-class-7/06.svg": {
    width: 1200,
    height: 1200,
    alt: "Six gouges laid out on a cloth with the roller below.",
  },
  "/prints/albums/block-printing-class-7/07.svg": {
    width: 1500,
    height: 1000,
    alt: "Two students lift the paper from the block and see the hill.",
  },
  "/prints/albums/block-printing-class-7/08.svg": {
    width: 1600,
    height: 1000,
    alt: "Ten finished prints on the wall, the class looking at them.",
  },
  "/prints/albums/evening-of-hill-dances/01.svg": {
    width: 1600,
    height: 1000,
    alt: "Five dancers turn in a ring before the painted hills.",
  },
  "/prints/albums/evening-of-hill-dances/02.svg": {
    width: 1000,
    height: 1250,
    alt: "One dancer in red turns alone in front of the sun.",
  },
  "/prints/albums/evening-of-hill-dances/03.svg": {
    width: 1200,
    height: 1200,
    alt: "A drummer in a yellow kurta beats the dhol.",
  },
  "/prints/albums/evening-of-hill-dances/04.svg": {
    width: 1500,
    height: 1000,
    alt: "Two dancers hold a long yellow scarf between them.",
  },
  "/prints/albums/evening-of-hill-dances/05.svg": {
    width: 1600,
    height: 1000,
    alt: "The lit stage seen from the back rows of the dark hall.",
  },
  "/prints/albums/evening-of-hill-dances/06.svg": {
    width: 1000,
    height: 1250,
    alt: "A teacher ties a dancer's sash beside the mirror before the show.",
  },
  "/prints/albums/evening-of-hill-dances/07.svg": {
    width: 1200,
    height: 1200,
    alt: "Tabla and flute play from a rug at the side of the stage.",
  },
  "/prints/albums/evening-of-hill-dances/08.svg": {
    width: 1500,
    height: 1000,
    alt: "The whole cast raises its arms at the end.",
  },
  "/prints/albums/first-week-at-juniors/01.svg": {
    width: 1600,
    height: 1000,
    alt: "Five small children hold a rope and follow their teacher to the little house.",
  },
  "/prints/albums/first-week-at-juniors/02.svg": {
    width: 1200,
    height: 1200,
    alt: "Five bags on pegs with pairs of small shoes on the rack below.",
  },
  "/prints/albums/first-week-at-juniors/03.svg": {
    width: 1000,
    height: 1250,
    alt: "A teacher kneels to greet a new girl while her mother waves.",
  },
  "/prints/albums/first-week-at-juniors/04.svg": {
    width: 1500,
    height: 1000,
    alt: "Three children build a tower of blocks on the rug.",
  },
  "/prints/albums/first-week-at-juniors/05.svg": {
    width: 1200,
    height: 1200,
    alt: "Two children dig a sand castle with a flag.",
  },
  "/prints/albums/first-week-at-juniors/06.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl swings high in front of the hills; three children wait their turn.",
  },
  "/prints/albums/first-week-at-juniors/07.svg": {
    width: 1600,
    height: 1000,
    alt: "A story is read in the shade of the big sal tree.",
  },
  "/prints/albums/first-week-at-juniors/08.svg": {
    width: 1500,
    height: 1000,
    alt: "Four lunch boxes are open on the low table.",
  },
  "/prints/albums/mathematics-week/01.svg": {
    width: 1600,
    height: 1000,
    alt: "Paper solids hang over the table where three students fold more.",
  },
  "/prints/albums/mathematics-week/02.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl sights the top of a chir pine to find its height.",
  },
  "/prints/albums/mathematics-week/03.svg": {
    width: 1200,
    height: 1200,
    alt: "A hand slides the last piece into a tangram square.",
  },
  "/prints/albums/mathematics-week/04.svg": {
    width: 1500,
    height: 1000,
    alt: "A boy draws a spiral over squares on the board.",
  },
  "/prints/albums/mathematics-week/05.svg": {
    width: 1600,
    height: 1000,
    alt: "A market stall with scales teaches weights and change.",
  },
  "/prints/albums/mathematics-week/06.svg": {
    width: 1200,
    height: 1200,
    alt: "Coloured beads on the wires of a large counting frame.",
  },
  "/prints/albums/mathematics-week/07.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl adds a cup to a triangle of paper cups.",
  },
  "/prints/albums/mathematics-week/08.svg": {
    width: 1500,
    height: 1000,
    alt: "A girl jumps along a number line chalked on the courtyard.",
  },
  "/prints/albums/republic-day-parade/01.svg": {
    width: 1600,
    height: 1000,
    alt: "Two ranks march past the chief guest, who returns the salute.",
  },
  "/prints/albums/republic-day-parade/02.svg": {
    width: 1000,
    height: 1250,
    alt: "The tricolour on its pole above the hills.",
  },
  "/prints/albums/republic-day-parade/03.svg": {
    width: 1200,
    height: 1200,
    alt: "A drummer in a yellow turban leads the band.",
  },
  "/prints/albums/republic-day-parade/04.svg": {
    width: 1500,
    height: 1000,
    alt: "Bugles and drums play before the main house.",
  },
  "/prints/albums/republic-day-parade/05.svg": {
    width: 1600,
    height: 1000,
    alt: "A float with a model of the hills is drawn past, children waving from it.",
  },
  "/prints/albums/republic-day-parade/06.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl in a yellow sash stands at the salute.",
  },
  "/prints/albums/republic-day-parade/07.svg": {
    width: 1200,
    height: 1200,
    alt: "Three small children raise paper flags.",
  },
  "/prints/albums/republic-day-parade/08.svg": {
    width: 1500,
    height: 1000,
    alt: "A teacher hands out laddoos after the parade.",
  },
  "/prints/albums/science-fair/01.svg": {
    width: 1600,
    height: 1000,
    alt: "Five stands along the hall with students explaining to visitors.",
  },
  "/prints/albums/science-fair/02.svg": {
    width: 1200,
    height: 1200,
    alt: "The model volcano erupts between two proud students.",
  },
  "/prints/albums/science-fair/03.svg": {
    width: 1000,
    height: 1250,
    alt: "A girl points out the planets hanging in the dark room.",
  },
  "/prints/albums/science-fair/04.svg": {
    width: 1500,
    height: 1000,
    alt: "Muddy water runs clear through layers of sand and charcoal.",
  },
  "/prints/albums/science-fair/05.svg": {
    width: 1200,
    height: 1200,
    alt: "Five jars on the window sill show five weeks of one bean.",
  },
  "/prints/albums/science-fair/06.svg": {
    width: 1600,
    height: 1000,
    alt: "The bulb lights up: one judge bends to look, the other writes.",
  },
  "/prints/albums/science-fair/07.svg": {
    width: 1000,
    height: 1250,
    alt: "A water rocket leaves the lawn and everyone looks up.",
  },
  "/prints/albums/science-fair/08.svg": {
    width: 1500,
    height: 1000,
    alt: "A girl blows on a model windmill that lights a small house.",
  },
  "/prints/albums/walk-to-the-river/01.svg": {
    width: 1600,
    height: 1000,
    alt: "The class walks down through the pines towards the river.",
  },
  "/prints/albums/walk-to-the-river/02.svg": {
    width: 1000,
    height: 1250,
    alt: "Five children with bags under very tall chir pines.",
  },
  "/prints/albums/walk-to-the-river/03.svg": {
    width: 1200,
    height: 1200,
    alt: "Two children balance across the stepping stones.",
  },
  "/prints/albums/walk-to-the-river/04.svg": {
    width: 1500,
    height: 1000,
    alt: "A boy skims a stone and it jumps four times.",
  },
  "/prints/albums/walk-to-the-river/05.svg": {
    width: 1600,
    height: 1000,
    alt: "Lunch on a red cloth beside the wide stony river.",
  },
  "/prints/albums/walk-to-the-river/06.svg": {
    width: 1000,
    height: 1250,
    alt: "Three children cross the hanging footbridge above the water.",
  },
  "/prints/albums/walk-to-the-river/07.svg": {
    width: 1200,
    height: 1200,
    alt: "A leaf under a magnifying glass among the river stones.",
  },
  "/prints/albums/walk-to-the-river/08.svg": {
    width: 1500,
    height: 1000,
    alt: "The line of children goes home along the ridge as the sun sets.",
  },
  "/prints/sports/basketball-2.svg": {
    width: 1600,
    height: 1000,
    alt: "The ball leaves an outstretched hand towards the ring, seen against the hills.",
  },
  "/prints/sports/basketball-3.svg": {
    width: 1600,
    height: 1000,
    alt: "Four players and their coach around a plan on paper during a time-out.",
  },
  "/prints/sports/volleyball-2.svg": {
    width: 1600,
    height: 1000,
    alt: "The volleyball net and a ball on the earth court at sunrise.",
  },
  "/prints/sports/volleyball-3.svg": {
    width: 1600,
    height: 1000,
    alt: "A girl tosses the ball up to serve.",
  },
  "/prints/sports/hockey-2.svg": {
    width: 1600,
    height: 1000,
    alt: "Hockey sticks lean on a bench beside the turf, a helmet at the end.",
  },
  "/prints/sports/hockey-3.svg": {
    width: 1600,
    height: 1000,
    alt: "The goalkeeper in pads stands ready as the ball comes in.",
  },
  "/prints/sports/badminton-2.svg": {
    width: 1600,
    height: 1000,
    alt: "A racket and three shuttlecocks on the lines of the court.",
  },
  "/prints/sports/badminton-3.svg": {
    width: 1600,
    height: 1000,
    alt: "A doubles rally seen from behind the serving pair.",
  },
  "/prints/sports/table-tennis-2.svg": {
    width: 1600,
    height: 1000,
    alt: "Two table tennis bats and a ball on the green table.",
  },
  "/prints/sports/table-tennis-3.svg": {
    width: 1600,
    height: 1000,
    alt: "The coach shows a young girl how to meet the ball.",
  },
  "/prints/sports/taekwondo-2.svg": {
    width: 1600,
    height: 1000,
    alt: "Six belts from white to black hang on the wall of the training hall.",
  },
  "/prints/sports/taekwondo-3.svg": {
    width: 1600,
    height: 1000,
    alt: "Two rows practise punches in front of the instructor.",
  },
  "/prints/sports/chess-2.svg": {
    width: 1600,
    height: 1000,
    alt: "A white king and a red knight face each other across the board.",
  },
  "/prints/sports/chess-3.svg": {
    width: 1600,
    height: 1000,
    alt: "A game with knee-high pieces on the courtyard board.",
  },
  "/prints/sports/kabaddi-2.svg": {
    width: 1600,
    height: 1000,
    alt: "Four defenders spread across the court with joined hands.",
  },
  "/prints/sports/kabaddi-3.svg": {
    width: 1600,
    height: 1000,
    alt: "The court is sprinkled with water at sunrise before practice.",
  },
  "/prints/sports/kho-kho-2.svg": {
    width: 1600,
    height: 1000,
    alt: "A runner dives past the post as the chaser closes in.",
  },
  "/prints/sports/kho-kho-3.svg": {
    width: 1600,
    height: 1000,
    alt: "Two chasers squat back to back and wait for the call.",
  },
  "/prints/sports/swimming-2.svg": {
    width: 1600,
    height: 1000,
    alt: "Swimmers crouch on the starting blocks while one is already in the air.",
  },
  "/prints/sports/swimming-3.svg": {
    width: 1600,
    height: 1000,
    alt: "The empty pool in the morning with its lane ropes running to the hills.",
  },
  "/prints/sports/yoga-2.svg": {
    width: 1600,
    height: 1000,
    alt: "A girl sits in the lotus pose before the rising sun.",
  },
  "/prints/sports/yoga-3.svg": {
    width: 1600,
    height: 1000,
    alt: "Rolled mats and sandals in the shade of a sal tree.",
  },
  "/prints/scenes/leader-1.svg": {
    width: 1000,
    height: 1250,
    alt: "A desk with open papers and an empty chair by the window.",
  },
  "/prints/scenes/leader-2.svg": {
    width: 1000,
    height: 1250,
    alt: "The school gate at sunrise with the main house beyond it.",
  },
  "/prints/scenes/leader-3.svg": {
    width: 1000,
    height: 1250,
    alt: "The brass school bell in its wooden frame before the hills.",
  },
  "/prints/scenes/leader-4.svg": {
    width: 1000,
    height: 1250,
    alt: "Shelves of school registers with a globe among them.",
  },
  "/prints/scenes/leader-5.svg": {
    width: 1000,
    height: 1250,
    alt: "A lamp lights an open book on a desk at night.",
  },
  "/prints/scenes/leader-6.svg": {
    width: 1000,
    height: 1250,
    alt: "A garden bench with an open book under a sal tree.",
  },
  "/prints/scenes/map.svg": {
    width: 1600,
    height: 1000,
    alt: "The valley from above: the Yamuna, the roads and the three campuses.",
  },
  "/prints/scenes/five-hours.svg": {
    width: 2100,
    height: 1050,
    alt: "Five openings of an arcade, each with a later sky, and before them children who arrive, read, eat, play and wave.",
  },
  "/prints/scenes/week-line.svg": {
    width: 2400,
    height: 900,
    alt: "A rope hangs between two pines before the school and the hills.",
  },
  "/prints/scenes/week-sheets.svg": {
    width: 2400,
    height: 1120,
    alt: "A rope hangs high between two pines, far above the school and the hills.",
  },
  "/prints/scenes/lunch.svg": {
    width: 1600,
    height: 1000,
    alt: "Two children eat at one table: a steel plate of rice, dal, vegetable and curd, and an open box from home.",
  },
  "/prints/scenes/kitchen.svg": {
    width: 1600,
    height: 1000,
    alt: "Two cooks at the stove of the school kitchen, one stirs the dal, one cuts vegetables.",
  },
  "/prints/scenes/night-sky.svg": {
    width: 1600,
    height: 1000,
    alt: "On the roof at night a girl looks through a telescope, a boy takes notes, a teacher points to the great bear.",
  },
  "/prints/scenes/notice-board.svg": {
    width: 1600,
    height: 1000,
    alt: "A teacher pins a new sheet to the notice board while two children read the others.",
  },
  "/prints/scenes/pigeonholes.svg": {
    width: 1000,
    height: 1250,
    alt: "A cupboard of open pigeonholes with letters, one small door shut, a key in its lock.",
  },
  "/prints/scenes/open-files.svg": {
    width: 1000,
    height: 1250,
    alt: "Shelves of labelled files, and on the counter before them one that lies open.",
  },
  "/prints/scenes/carved-desk.svg": {
    width: 1600,
    height: 1000,
    alt: "An old school desk with letters, a mountain and a kite cut into its wood; a paper plane lies on it.",
  },
  "/prints/scenes/lending-card.svg": {
    width: 1000,
    height: 1250,
    alt: "A stamped lending card stands half out of its pocket in the back of a library book.",
  },
  "/prints/scenes/camera-at-rest.svg": {
    width: 1000,
    height: 1250,
    alt: "A camera hangs on a hook with its cap on, beside faces that children have painted.",
  },
  "/prints/videos/03.svg": {
    width: 1600,
    height: 900,
    alt: "A scene from the annual play on the school stage.",
  },
  "/prints/videos/04.svg": {
    width: 1600,
    height: 900,
    alt: "A student and a teacher watch a flask bubble in the laboratory.",
  },
  "/prints/videos/05.svg": {
    width: 1600,
    height: 900,
    alt: "The Principal welcomes visitors in the arcade.",
  },
  "/prints/videos/01.svg": {
    width: 1600,
    height: 900,
    alt: "The three campuses from above with the river and the far range.",
  },
  "/prints/videos/02.svg": {
    width: 1600,
    height: 900,
    alt: "Two runners on the last bend of the race under bunting.",
  },
  "/prints/videos/06.svg": {
    width: 1600,
    height: 900,
    alt: "The choir sings outdoors between two sal trees.",
  },
  "/prints/videos/07.svg": {
    width: 1600,
    height: 900,
    alt: "A class walks along the river with its teacher.",
  },
  "/prints/videos/08.svg": {
    width: 1600,
    height: 900,
    alt: "The school at dusk with its lamps lit along the path.",
  },
  "/prints/scenes/first-building.svg": {
    width: 2000,
    height: 900,
    alt: "One low building with a verandah in a wide field: a teacher rings the bell on its post, the first children come up the path, and two cows look on.",
  },
  "/prints/news/shelf-at-the-gate.svg": {
    width: 1600,
    height: 1000,
    alt: "A shelf of school clothes beside the Juniors gate; a mother holds a pullover up to her daughter, and a boy hangs up a coat.",
  },
  "/prints/news/ridge-measured.svg": {
    width: 1600,
    height: 1000,
    alt: "Two pupils at the ends of a paced line sight the top of the ridge; between them a girl walks the line and a boy writes beside a striped stick.",
  },
  "/prints/scenes/satchel-1.svg": {
    width: 1600,
    height: 440,
    alt: "Four things stand on a shelf beside an open, empty satchel.",
  },
  "/prints/scenes/satchel-2.svg": {
    width: 1600,
    height: 440,
    alt: "The tiffin is in the satchel; a bottle, pencils and a folder still stand on the shelf.",
  },
  "/prints/scenes/satchel-3.svg": {
    width: 1600,
    height: 440,
    alt: "Tiffin and bottle are in the satchel; pencils and a folder still stand on the shelf.",
  },
  "/prints/scenes/satchel-4.svg": {
    width: 1600,
    height: 440,
    alt: "Only the folder still stands on the shelf beside the full satchel.",
  },
  "/prints/scenes/satchel-5.svg": {
    width: 1600,
    height: 440,
    alt: "The shelf is empty and the satchel is buckled.",
  },
  "/prints/scenes/lamp-and-book.svg": {
    width: 1440,
    height: 900,
    alt: "A girl reads on the step of a village house under a lamp; across the dark valley the windows of the school are lit.",
  },
  "/prints/scenes/path-ends.svg": {
    width: 2000,
    height: 600,
    alt: "A child with a school bag stands where the path ends and looks out over the hills.",
  },
  "/prints/scenes/slips.svg": {
    width: 1600,
    height: 1000,
    alt: "Parents before a board of paper slips beside the door of a class room: one reaches for a slip, one reads his.",
  },
  "/prints/scenes/wall-of-prints.svg": {
    width: 2400,
    height: 864,
    alt: "Thirty-five small prints in two inks on three lines: leaves, shoes, hands, fish, kites and hills; two pegs are still free.",
  },
} as const satisfies Record<string, PrintFile>;
